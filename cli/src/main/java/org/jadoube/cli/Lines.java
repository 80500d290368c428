package org.jadoube.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/// One line in, one line out, in order, at once: what a command says to another program. A line longer than any
/// sensible input is cut, so that a hostile stream cannot fill the memory.
final class Lines {
    /// The bytes of a line that are read.
    static final int LONGEST = 4096;

    private final InputStream in;
    private int number;

    private Lines(InputStream in) {
        this.in = in;
    }

    /// A line without its end.
    ///
    /// @param number its number, from 1
    record Line(int number, String text, Condition condition) {
        private static final int SHORT = 60;
        private static final char UNREADABLE_SIGN = '\uFFFD';

        /// Its beginning, for quoting.
        String start() {
            return text.length() <= SHORT ? text : text.substring(0, SHORT) + "...";
        }

        /// What is wrong with it whatever it says, if anything.
        Optional<String> fault(Wording wording) {
            return switch (condition) {
                case WHOLE -> Optional.empty();
                case CUT -> Optional.of(wording.say("line.cut", LONGEST));
                case UNREADABLE -> Optional.of(wording.say("line.unreadable", text.indexOf(UNREADABLE_SIGN) + 1));
            };
        }
    }

    /// In what condition a line came.
    enum Condition {
        WHOLE,
        /// What follows its first [#LONGEST] bytes is missing.
        CUT,
        /// It is not UTF-8; each fault is replaced by the sign for an unreadable character.
        UNREADABLE
    }

    /// The answer to a line.
    ///
    /// @param status what the line does to the exit status
    record Reply(String text, int status) {}

    /// Answers each line of a stream as soon as it is there, to the end of the stream or until nobody reads the
    /// answers.
    ///
    /// @return the gravest status of any answer
    static int answer(InputStream in, PrintWriter out, Function<Line, Reply> answering) throws IOException {
        Lines lines = new Lines(in);
        int status = ExitStatus.OK;
        for (Optional<Line> line = lines.next(); line.isPresent() && !out.checkError(); line = lines.next()) {
            Reply reply = answering.apply(line.get());
            status = Math.max(status, reply.status());
            out.println(reply.text());
            out.flush();
        }
        return status;
    }

    private Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int length = 0;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        while (read >= 0 && read != '\n') {
            if (length < LONGEST) {
                line.write(read);
            }
            length = Math.min(length + 1, LONGEST + 1);
            read = in.read();
        }
        number++;
        return Optional.of(line(line.toByteArray(), length > LONGEST ? Condition.CUT : Condition.WHOLE));
    }

    private Line line(byte[] bytes, Condition otherwise) {
        int length = bytes.length > 0 && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
            return new Line(number, text, otherwise);
        } catch (CharacterCodingException unreadable) {
            String text = new String(bytes, 0, length, StandardCharsets.UTF_8);
            return new Line(number, text, otherwise == Condition.CUT ? otherwise : Condition.UNREADABLE);
        }
    }
}
