package org.jadoube.server.http;

/// Why the hall ends a connection: the close code of RFC 6455 and a word for the log of the one who reads it.
public enum Closing {
    GOING_AWAY(1001, "the hall is closing"),
    AGAINST_THE_RULES(1002, "against the rules of WebSocket"),
    UNREADABLE(1003, "text messages only"),
    NOT_TEXT(1007, "not UTF-8"),
    POLICY(1008, "unwelcome"),
    FLOOD(1008, "too many messages"),
    TOO_BIG(1009, "message too big"),
    FAULT(1011, "a fault of the hall"),
    BUSY(1013, "too many connections");

    private final int code;
    private final String reason;

    Closing(int code, String reason) {
        this.code = code;
        this.reason = reason;
    }

    int code() {
        return code;
    }

    String reason() {
        return reason;
    }
}
