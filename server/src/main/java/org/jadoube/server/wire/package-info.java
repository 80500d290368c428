/// The words that a client and the hall exchange (`docs/wire.md`): [ClientIn] and [ClientOut], their JSON, and the
/// [Guest] who speaks them. Nothing else in the hall knows JSON.
package org.jadoube.server.wire;
