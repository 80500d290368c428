/// The playing hall: games over HTTP and WebSocket, and the faces that browsers show.
@org.jspecify.annotations.NullMarked
module org.jadoube.server {
    requires static org.jspecify;
    requires org.jadoube.journal;
    requires org.jadoube.laws;
    requires org.jadoube.mating;
    requires org.jadoube.notation;
    requires org.jadoube.paper;
    requires org.jadoube.pgn;
    requires io.helidon.webserver;
    requires io.helidon.webserver.websocket;
    requires io.helidon.websocket;
    requires io.helidon.http;
    requires io.helidon.common.buffers;
    requires io.helidon.common.socket;
    requires io.helidon.common.concurrency.limits;
    requires io.helidon.common.task;
    requires com.google.zxing;
    requires org.slf4j;
    requires tools.jackson.core;
    requires tools.jackson.databind;

    exports org.jadoube.server;
}
