/// The playing hall: games over HTTP and WebSocket, with the faces that browsers show. Start at [Hall].
package org.jadoube.server;
