package org.jadoube.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// How an answer goes to one who asks: not at all when he has it already, packed when he unpacks it, and its head alone
/// when he asks for no more.
///
/// The packed form of a text has an entity tag of its own, for the two are not the same bytes; whoever has either of
/// them has the text.
final class Delivery {
    private static final String GZIP = "gzip";
    private static final Pattern NEVER = Pattern.compile("q=0(?:[.]0{0,3})?");

    private final Answer answer;
    private final ServerRequest request;
    private final ServerResponse response;

    private Delivery(Answer answer, ServerRequest request, ServerResponse response) {
        this.answer = answer;
        this.request = request;
        this.response = response;
    }

    static void send(Answer answer, ServerRequest request, ServerResponse response) throws IOException {
        new Delivery(answer, request, response).send();
    }

    private void send() throws IOException {
        response.status(Status.create(answer.status()));
        StandingHeaders.ALL.forEach(response::header);
        answer.headers().forEach(response::header);
        boolean headAlone = request.prologue().method().text().equals("HEAD");
        Optional<Answer.Source> source = answer.source();
        if (source.isPresent()) {
            stream(source.get(), headAlone);
        } else {
            send(answer.body(), headAlone);
        }
    }

    private void send(Body body, boolean headAlone) {
        boolean packed = body.isPackable() && unpacks(request.headers().values(HeaderNames.ACCEPT_ENCODING));
        if (body.isPackable()) {
            response.header(HeaderNames.VARY, HeaderNames.ACCEPT_ENCODING.defaultCase());
        }
        answer.tag().ifPresent(tag -> response.header(HeaderNames.ETAG, quoted(tag, packed)));
        if (answer.tag().filter(this::isKnown).isPresent()) {
            response.status(Status.NOT_MODIFIED_304);
            response.headers().remove(HeaderNames.CONTENT_TYPE);
            response.send();
            return;
        }
        if (packed) {
            response.header(HeaderNames.CONTENT_ENCODING, GZIP);
        }
        byte[] content = packed ? body.packed().orElseThrow() : body.content();
        if (headAlone) {
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(content.length));
            response.send();
        } else {
            response.send(content);
        }
    }

    private static String quoted(String tag, boolean packed) {
        return '"' + (packed ? tag + '-' + GZIP : tag) + '"';
    }

    /// Whether a tag is among those that he has, in whichever form.
    private boolean isKnown(String tag) {
        for (String known : request.headers().values(HeaderNames.IF_NONE_MATCH)) {
            String bare = known.strip().replaceFirst("^W/", "");
            if (bare.equals(quoted(tag, false)) || bare.equals(quoted(tag, true)) || bare.equals("*")) {
                return true;
            }
        }
        return false;
    }

    /// Whether somebody who accepts these codings unpacks what is packed with gzip.
    static boolean unpacks(List<String> accepted) {
        boolean any = false;
        for (String one : accepted) {
            String[] parts = one.toLowerCase(Locale.ROOT).replaceAll("\\s", "").split(";", 2);
            boolean wanted = parts.length == 1 || !NEVER.matcher(parts[1]).matches();
            if (parts[0].equals(GZIP)) {
                return wanted;
            }
            any |= parts[0].equals("*") && wanted;
        }
        return any;
    }

    /// What nobody keeps whole has a length only once it is written: whoever asks for the head alone has it counted.
    private void stream(Answer.Source source, boolean headAlone) throws IOException {
        if (headAlone) {
            var counter = new Counter();
            source.writeTo(counter);
            response.header(HeaderNames.CONTENT_LENGTH, Long.toString(counter.count));
            response.send();
        } else {
            try (OutputStream out = response.outputStream()) {
                source.writeTo(out);
            }
        }
    }

    /// Counts what is written and keeps nothing.
    private static final class Counter extends OutputStream {
        private long count;

        @Override
        public void write(int one) {
            count++;
        }

        @Override
        public void write(byte[] some, int from, int length) {
            count += length;
        }
    }
}
