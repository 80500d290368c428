package org.jadoube.server.http;

/// Who is at the other end of a connection, as the hall meets him. All calls come from the connection's own thread,
/// one after another.
public interface Visitor {
    /// A whole message has come.
    void said(String text);

    /// The connection is gone, for whatever reason; nothing follows.
    void left();
}
