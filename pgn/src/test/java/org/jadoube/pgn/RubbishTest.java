package org.jadoube.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Whatever the bytes are, reading them ends and answers with problems, never with an exception.
class RubbishTest {
    private static final String SIGNS = "{}[]();$%<>\"\\!?.*+-=/xO0123456789abcdefghNBRQK \n\r\t\0\u00E9\u00FF";

    @Test
    void spoilt_games_are_read_to_their_end() {
        long seed = 11;
        Random random = new Random(seed);
        byte[] sound = Texts.fixture();
        int games = 0;
        int problems = 0;
        for (int round = 0; round < 2000; round++) {
            byte[] spoilt = spoil(sound, random);
            String name = "seed " + seed + ", round " + round;
            List<PgnEntry> entries = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Texts.read(spoilt), name);
            games += entries.size();
            problems +=
                    entries.stream().mapToInt(entry -> entry.problems().size()).sum();
            entries.forEach(entry -> entry.problems()
                    .forEach(problem -> assertThat(problem.message()).as(name).isNotBlank()));
        }
        assertThat(games).isGreaterThan(2000);
        assertThat(problems).isGreaterThan(1000);
    }

    @Test
    void noise_is_read_to_its_end() {
        Random random = new Random(12);
        for (int round = 0; round < 300; round++) {
            byte[] noise = new byte[random.nextInt(3000)];
            for (int i = 0; i < noise.length; i++) {
                noise[i] = (byte) (round % 2 == 0 ? random.nextInt(256) : SIGNS.charAt(random.nextInt(SIGNS.length())));
            }
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Texts.read(noise), "seed 12, round " + round);
        }
    }

    private static byte[] spoil(byte[] sound, Random random) {
        StringBuilder text = new StringBuilder(new String(sound, java.nio.charset.StandardCharsets.ISO_8859_1));
        for (int count = 1 + random.nextInt(6); count > 0; count--) {
            int at = random.nextInt(text.length() - 60);
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
                case 2 -> text.setCharAt(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
                default -> text.delete(at, at + random.nextInt(50));
            }
        }
        return text.toString().getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    }
}
