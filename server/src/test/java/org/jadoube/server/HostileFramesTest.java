package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;

/// What no client may send over a WebSocket ends his connection with the code of RFC 6455, and nothing else.
@Timeout(60)
class HostileFramesTest {
    private static final String PING = "{\"type\":\"ping\",\"sent\":7}";

    @TempDir
    Path data;

    private OpenHall hall;
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void open() {
        hall = OpenHall.in(data);
        log.start();
        root().addAppender(log);
    }

    @AfterEach
    void close() {
        root().detachAppender(log);
        hall.close();
    }

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    private List<String> complaints() {
        return log.list.stream()
                .filter(said -> said.getLevel().isGreaterOrEqual(Level.WARN))
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    @ParameterizedTest
    @CsvSource({
        "83, '', 1002", // reserved kinds of frames
        "87, 00, 1002",
        "8b, '', 1002",
        "8f, 00, 1002",
        "c1, 7b7d, 1002", // reserved bits
        "91, 7b7d, 1002",
        "09, '', 1002", // a control frame in fragments
        "80, 7b7d, 1002", // a continuation of nothing
        "82, 7b7d, 1003", // no text
        "81, ff, 1007", // not UTF-8
        "81, c080, 1007",
        "81, eda080, 1007", // half of a surrogate pair
        "81, 7b22e2, 1007", // cut off
        "88, 03, 1002", // farewells of one byte, of a code that is never sent, and in no language
        "88, 03ed, 1002",
        "88, 03e8ff, 1007",
        "88, '', 1000",
        "88, 03e9, 1000"
    })
    void a_frame_that_no_client_may_send_closes_quietly(String first, String content, int code) throws IOException {
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.frame(Integer.parseInt(first, 16), bytes(content));
            assertThat(line.closeCode()).isEqualTo(code);
        }
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.text(PING);
            assertThat(line.message()).contains("pong");
        }
        assertThat(complaints()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "8105486921, 1002", // no mask
        "81fe000501020304, 1002", // a length in more bytes than it takes
        "81ff000000000000000501020304, 1002",
        "81fe7fff, 1009", // a length beyond what is heard
        "81ff7fffffffffffffff, 1009",
        "81ffffffffffffffffff, 1002"
    })
    void a_head_that_no_client_may_send_closes_quietly(String head, int code) throws IOException {
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.say(bytes(head));
            assertThat(line.closeCode()).isEqualTo(code);
        }
        assertThat(complaints()).isEmpty();
    }

    @Test
    void a_message_may_come_in_fragments_with_pings_between_that_split_a_letter() throws IOException {
        byte[] message = "{\"type\":\"sit\",\"token\":\"ñé♞\",\"seen\":0}".getBytes(StandardCharsets.UTF_8);
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.frame(0x01, Arrays.copyOf(message, 24));
            line.frame(0x89, new byte[] {1});
            line.frame(0x00, Arrays.copyOfRange(message, 24, 25));
            line.frame(0x80, Arrays.copyOfRange(message, 25, message.length));
            assertThat(line.message()).contains("an unknown token");
        }
    }

    @Test
    void a_new_message_within_another_is_against_the_rules() throws IOException {
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.frame(0x01, new byte[] {'{'});
            line.frame(0x81, new byte[] {'}'});
            assertThat(line.closeCode()).isEqualTo(1002);
        }
    }

    @Test
    void fragments_of_nothing_are_a_flood_too() throws IOException {
        try (RawLine line = RawLine.webSocket(hall.address())) {
            line.frame(0x01, new byte[0]);
            for (int i = 0; i < 300; i++) {
                line.frame(0x00, new byte[0]);
            }
            assertThat(line.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void answers_of_pings_that_nobody_sent_are_a_flood_too() throws IOException {
        try (RawLine line = RawLine.webSocket(hall.address())) {
            for (int i = 0; i < 300; i++) {
                line.frame(0x8a, new byte[0]);
            }
            assertThat(line.closeCode()).isEqualTo(1008);
        }
    }
}
