/// Making a move and completing it (Articles 1.1, 4.6, 6.7): [Moving], then [Making] and [Pressing].
package org.jadoube.laws.moving;
