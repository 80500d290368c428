package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.jadoube.board.SetupFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is wrong with a FEN, told in the reader's language.
class FenWordsTest {
    private static final Locale SPANISH = Locale.of("es");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubbish",
                "8/8/8/8/8/8/8/8 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
                "4k3/8/8/8/8/8/8/4Kx2 w - - 0 1",
                "4k3/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w Z - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - x 1"
            })
    void each_problem_is_told_in_spanish(String fen) {
        Problem english = Fen.readLeniently(fen).toProblem().orElseThrow();
        Problem spanish = Fen.readLeniently(fen, SPANISH).toProblem().orElseThrow();
        assertThat(spanish.kind()).isEqualTo(english.kind());
        assertThat(spanish.fault()).isNotEqualTo(english.fault());
        assertThat(spanish.expected()).isNotEqualTo(english.expected());
        assertThat(spanish.remedy()).isNotEqualTo(english.remedy()).endsWith(".");
    }

    @Test
    void a_problem_says_in_spanish_where_it_is_and_what_to_do() {
        Problem problem =
                Fen.read("4k3/8/8/8/8/8/8/4Kx2 w - - 0 1", SPANISH).toProblem().orElseThrow();
        assertThat(problem.where()).isEqualTo("FEN, piezas, columna 19");
        assertThat(problem.fault()).isEqualTo("'x' no es ninguna pieza");
        assertThat(problem.remedy()).isEqualTo("Cámbielo.");
    }

    @Test
    void what_is_set_right_is_told_in_spanish() {
        assertThat(Fen.readLeniently("4k3/8/8/8/8/8/8/4K3 W - -", SPANISH).mended())
                .hasSize(3)
                .contains("el turno se escribe con minúscula");
    }

    @ParameterizedTest
    @EnumSource(SetupFault.class)
    void each_fault_of_a_position_has_its_spanish_words(SetupFault fault) {
        assertThat(FenWords.in(SPANISH).fault(fault)).isNotEqualTo(fault.reason());
        assertThat(FenWords.ENGLISH.fault(fault)).isEqualTo(fault.reason());
    }

    @Test
    void whatever_is_said_in_english_is_said_otherwise_in_spanish() {
        ResourceBundle english = FenWords.ENGLISH.words();
        ResourceBundle spanish = FenWords.in(SPANISH).words();
        assertThat(english.keySet())
                .hasSizeGreaterThan(40)
                .allSatisfy(key -> assertThat(spanish.getString(key)).isNotEqualTo(english.getString(key)));
    }

    @Test
    void english_stays_english_where_the_machine_speaks_spanish() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(SPANISH);
            ResourceBundle.clearCache(FenWords.class.getModule().getClassLoader());
            assertThat(FenWords.in(Locale.ENGLISH).say("end")).isEqualTo("the end");
        } finally {
            Locale.setDefault(before);
        }
    }
}
