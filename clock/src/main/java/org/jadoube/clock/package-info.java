/// The chess clock as a device (Article 6.1 and 6.2): a [TimeControl] says how time is allotted, a [ChessClock]
/// is the running device, a fold over presses, stops and corrections. It knows no position and no result. Time
/// comes in as a [Moment]; nothing here ticks. [TimeControlTag] reads and writes a control as PGN does,
/// [StandardControl] lists the usual ones.
package org.jadoube.clock;
