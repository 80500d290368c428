/// The hall's door: HTTP and WebSocket. Only this package knows the web server below it, so that another one stays a
/// change of this package alone. Start at [Doorway].
package org.jadoube.server.http;
