package org.jadoube.server.desk;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.List;
import org.jadoube.server.http.Answer;
import org.jadoube.server.http.Request;
import org.jadoube.server.play.Unreadable;
import org.jadoube.server.wire.Json;
import org.jadoube.server.wire.Members;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Texts as QR codes, for the links that phones are to open. The texts come in the body of a request, which nobody
/// logs, for a link holds the token of its seat.
final class QrCodes {
    private static final int TEXTS = 500;
    private static final int LENGTH = 300;

    private final Turnstile askers = new Turnstile(20, 2000);

    /// Each text as the outline of the dark modules on a square of `size` by `size`, without the quiet zone of four
    /// modules around it.
    Answer draw(Request request) throws Unreadable {
        Members members = Json.read(request.body(), "");
        List<String> texts = members.texts("texts", LENGTH, TEXTS);
        members.end();
        if (!askers.admits(request.address(), texts.size())) {
            return Desk.tooMany("many QR codes from one address", "at most twenty codes a second for long");
        }
        ObjectNode object = Json.object();
        ArrayNode codes = object.putArray("codes");
        for (String text : texts) {
            ByteMatrix modules = modules(members, text);
            codes.addObject().put("size", modules.getWidth()).put("path", outline(modules));
        }
        return Answer.json(200, Json.text(object));
    }

    private static ByteMatrix modules(Members members, String text) throws Unreadable {
        try {
            return Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
        } catch (WriterException | IllegalArgumentException e) {
            throw members.unreadable("texts", text, "texts that a QR code can hold");
        }
    }

    /// Each run of dark modules in a row is one rectangle.
    private static String outline(ByteMatrix modules) {
        var path = new StringBuilder();
        for (int y = 0; y < modules.getHeight(); y++) {
            int x = 0;
            while (x < modules.getWidth()) {
                int start = x;
                while (x < modules.getWidth() && modules.get(x, y) == 1) {
                    x++;
                }
                if (x > start) {
                    path.append("M%d %dh%dv1h-%dz".formatted(start, y, x - start, x - start));
                }
                x++;
            }
        }
        return path.toString();
    }
}
