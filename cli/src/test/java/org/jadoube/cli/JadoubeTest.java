package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JadoubeTest {
    @ParameterizedTest
    @ValueSource(strings = {"serve", "perft", "moves", "replay", "laws"})
    void each_command_helps_in_both_languages(String command) {
        Session english = Session.of(command, "--help");
        Session spanish = Session.in(Locale.of("es"), "", command, "--help");
        assertThat(english.status()).isZero();
        assertThat(english.out()).contains("Usage: jadoube " + command).doesNotContain("Description");
        assertThat(english.out().lines().count()).isGreaterThan(5);
        assertThat(spanish.out()).isNotEqualTo(english.out());
    }

    @Test
    void a_call_without_a_command_shows_the_help() {
        assertThat(Session.of().out()).contains("serve", "perft", "moves", "replay", "FIDE");
    }

    @Test
    void an_unknown_command_is_refused_with_what_it_may_have_meant() {
        Session session = Session.of("pertf");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("pertf").contains("perft").doesNotContain("Exception");
    }

    @Test
    void both_languages_have_the_same_messages() throws Exception {
        Properties english = new Properties();
        Properties spanish = new Properties();
        try (var root = Jadoube.class.getResourceAsStream("Messages.properties");
                var es = Jadoube.class.getResourceAsStream("Messages_es.properties")) {
            english.load(root);
            spanish.load(es);
        }
        assertThat(spanish.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        assertThat(english.stringPropertyNames()).hasSizeGreaterThan(50);
    }

    @Test
    void the_language_is_the_one_that_the_environment_asks_for() {
        assertThat(Wording.locale(Map.of("LANG", "es_ES.UTF-8"), Locale.ENGLISH))
                .isEqualTo(Locale.of("es"));
        assertThat(Wording.locale(Map.of("LANG", "es_ES.UTF-8", "LC_ALL", "en_GB"), Locale.FRENCH))
                .isEqualTo(Locale.ENGLISH);
        assertThat(Wording.locale(Map.of("LANG", "C.UTF-8"), Locale.ENGLISH)).isEqualTo(Locale.ENGLISH);
        assertThat(Wording.locale(Map.of(), Locale.of("es"))).isEqualTo(Locale.of("es"));
    }
}
