package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.jadoube.laws.game.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class JadoubeTest {
    @ParameterizedTest
    @ValueSource(strings = {"serve", "clock", "perft", "moves", "replay", "laws", "decide"})
    void each_command_helps_in_both_languages(String command) {
        Session english = Session.of(command, "--help");
        Session spanish = Session.in(Locale.of("es"), "", command, "--help");
        assertThat(english.status()).isZero();
        assertThat(english.out()).contains("Usage: jadoube " + command).doesNotContain("Description");
        assertThat(english.out().lines().count()).isGreaterThan(5);
        assertThat(english.out()).contains("Show this help and exit.");
        assertThat(spanish.out())
                .contains("Uso: jadoube " + command, "Muestra esta ayuda y termina.")
                .doesNotContain("Show ", "Print ", "Usage");
    }

    @ParameterizedTest
    @CsvSource({
        "laws --diff 2009, --diff takes 2 values: YEAR, --diff toma 2 valores: YEAR",
        "laws --edition, --edition takes a value: YEAR, --edition toma un valor: YEAR",
        "laws --nope, \"--nope\" is not understood here, aquí no se entiende \"--nope\"",
        "laws --edition 2009 --edition 2001, --edition is given more than once, --edition aparece más de una vez",
        "laws --diff 2001 2005 --diff 2009 2014, --diff is given once, --diff aparece una vez",
        "replay, missing: FILE, falta: FILE",
        "decide --default-time soon, --default-time does not take \"soon\", --default-time no admite \"soon\"",
        "pertf, Did you mean: perft, ¿Quería decir perft"
    })
    void a_call_that_is_not_understood_is_told_so_in_both_languages(String call, String english, String spanish) {
        assertThat(Session.of(call.split(" ")).err()).contains(english).doesNotContain("Exception");
        assertThat(Session.in(Locale.of("es"), "", call.split(" ")).err()).contains(spanish);
    }

    @ParameterizedTest
    @EnumSource
    void every_ending_has_its_words(Ending ending) {
        assertThat(Wording.in(Locale.of("es")).maybe("ending." + ending)).isPresent();
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
