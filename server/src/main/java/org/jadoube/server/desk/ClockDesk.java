package org.jadoube.server.desk;

import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;

/// The desk where there is a chess clock and nothing else: its page, and the files of that page.
public final class ClockDesk {
    private final Faces faces = new Faces(Languages.own());
    private final ClockFiles files = ClockFiles.read(Languages.own());

    public Answer answer(Request request) {
        if (!request.reads()) {
            return Desk.methodNotAllowed(request, "GET, HEAD");
        }
        String path = request.path();
        return switch (path) {
            case "/" -> Answer.empty(302).with("Location", ClockFiles.PAGE);
            case ClockFiles.LIST -> files.list();
            case ClockFiles.PAGE -> face(ClockFiles.CONTENT);
            case "/favicon.ico" -> face("/favicon.svg");
            case ClockFiles.WORKER -> face(path);
            default -> files.paths().contains(path) ? face(path) : Desk.notFound(path);
        };
    }

    private Answer face(String path) {
        return faces.at(path).orElseGet(() -> Desk.notFound(path));
    }
}
