/// The decider. [Laws] turns an act into events; each topic of the Laws has a package of its own, reached from
/// there and never reaching back: `moving` (1.1, 4.6, 6.7), `completion` (5), `session` (6.5, 6.6), `flag` (6.8,
/// 6.9), `interruption` (6.12), `draw` (9.1) and `arbiter` (6.13, 13).
package org.jadoube.laws;
