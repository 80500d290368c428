package org.jadoube.lawbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LawbookTest {
    @ParameterizedTest
    @CsvSource({
        "4.6, 4.7, 4.6, 4.7",
        "5.1a, 5.1a, 5.1a, 5.1.1",
        "6.6a, 6.7, 6.6a, 6.7.1",
        "6.7a, 6.8a, 6.7a, 6.2.1",
        "6.9, 6.10, 6.9, 6.9",
        "6.13, 6.14, 6.13, 7.1",
        "9.1a, 9.1a, 9.1a, 9.1.2.1",
        "13.1, 13.1, 13.1, 12.1"
    })
    void a_provision_has_the_number_its_edition_gave_it(String number, String in2001, String in2009, String in2023) {
        Citation citation = new Citation(number);
        assertThat(List.of(citation.in("2001"), citation.in("2009"), citation.in("2023")))
                .containsExactly(in2001, in2009, in2023);
    }

    @Test
    void what_an_edition_lacks_keeps_the_name_it_is_cited_by() {
        assertThat(new Citation("2023/5.1.2").in("2023")).isEqualTo("5.1.2");
        assertThat(new Citation("2023/5.1.2").in("2009")).isEqualTo("2023/5.1.2");
    }

    @Test
    void a_provision_has_a_title_of_our_own() {
        assertThat(new Citation("6.8").title()).isEqualTo("when a flag counts as fallen");
    }

    @Test
    void an_unknown_provision_or_edition_is_said_aloud() {
        assertThatThrownBy(() -> new Citation("99.9").in("2009"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the lawbook knows no provision 99.9; add it to concordance.tsv");
        assertThatThrownBy(() -> new Citation("6.8").in("1066"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the lawbook has no edition \"1066\"; it has [2001, 2009, 2023]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "six", "6.", "6,8", "6.8 ", "2023/", "20/6.8"})
    void what_is_not_the_shape_of_a_number_is_no_citation(String number) {
        assertThatThrownBy(() -> new Citation(number)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void every_line_of_the_index_is_complete_and_in_the_editions() {
        assertThat(Lawbook.editions()).containsExactly("2001", "2009", "2023");
        assertThat(Lawbook.provisions()).hasSizeGreaterThan(30).allSatisfy(provision -> {
            assertThat(provision.numbers()).isNotEmpty();
            assertThat(provision.title()).isNotBlank();
        });
    }

    @Test
    void a_bad_index_is_not_read() {
        assertThatThrownBy(() -> Concordance.read(List.of("citation\t2009\ttitle", "6.8\t6.8")))
                .hasMessageContaining("bad line: 6.8\t6.8");
        assertThatThrownBy(() -> Concordance.read(List.of("citation\t2009\ttitle", "6.8\t6.8\tx", "6.8\t6.8\tx")))
                .hasMessageContaining("has it twice");
    }
}
