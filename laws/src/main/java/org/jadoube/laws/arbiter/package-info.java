/// What the arbiter does on his own judgement (Articles 6.10, 6.13, 13): setting clocks and ruling results.
package org.jadoube.laws.arbiter;
