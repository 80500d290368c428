/// Making a move and completing it (Articles 1.1, 4.6, 6.7): start at [Moving].
package org.jadoube.laws.moving;
