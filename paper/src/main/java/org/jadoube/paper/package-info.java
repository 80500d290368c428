/// Scoresheets as PDF.
package org.jadoube.paper;
