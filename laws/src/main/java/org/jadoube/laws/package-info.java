/// The decider. [Laws] turns an act into events; each topic of the Laws has a package of its own, reached from
/// there.
package org.jadoube.laws;
