package org.jadoube.lawbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
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
        "9.1a, 9.1a, 9.1b1, 9.1.2.1",
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
        assertThat(new Citation("6.8").title())
                .isEqualTo("a flag has fallen when the arbiter sees it or a player validly claims it");
    }

    @Test
    void an_unknown_provision_or_edition_is_said_aloud() {
        assertThatThrownBy(() -> new Citation("99.9").in("2009"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the lawbook knows no provision 99.9");
        assertThatThrownBy(() -> new Citation("7.4").in("2009"))
                .hasMessage("the lawbook knows no provision 7.4; name 7.4a, 7.4b");
        assertThatThrownBy(() -> new Citation("2018/6.2.1.2").in("2018"))
                .hasMessage("the lawbook knows no provision 2018/6.2.1.2; name 2023/6.2.1.2");
        assertThatThrownBy(() -> new Citation("6.8").in("1066"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "the lawbook has no edition \"1066\"; it has [1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "six", "6.", "6,8", "6.8 ", "2023/", "20/6.8"})
    void what_is_not_the_shape_of_a_number_is_no_citation(String number) {
        assertThatThrownBy(() -> new Citation(number)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_edition_says_in_both_languages_what_it_demands() {
        Provision illegalMoves = Lawbook.provision(new Citation("7.4b"));
        assertThat(illegalMoves.titleIn("2001", Locale.ENGLISH).orElseThrow()).startsWith("the third illegal move");
        assertThat(illegalMoves.titleIn("2018", Locale.ENGLISH).orElseThrow()).startsWith("the second illegal move");
        assertThat(illegalMoves.titleIn("2018", Locale.of("es")).orElseThrow()).startsWith("la segunda jugada ilegal");
        assertThat(illegalMoves.titleIn("1997", Locale.ENGLISH)).isEmpty();
        assertThat(illegalMoves.kindIn("2018")).contains(Kind.DECIDES);
        assertThat(Lawbook.provision(new Citation("7.2")).kindIn("2009")).contains(Kind.ASKS);
        assertThat(Lawbook.provision(new Citation("7.2")).kindIn("2018")).contains(Kind.DECIDES);
    }

    @Test
    void what_a_provision_is_split_into_is_of_one_kind() {
        assertThat(Lawbook.provisions())
                .allSatisfy(provision -> assertThat(provision.entries().values())
                        .allSatisfy(entries -> assertThat(
                                        entries.stream().map(Entry::kind).distinct())
                                .hasSize(1)));
    }

    @Test
    void there_is_a_sentence_on_what_jadoube_does_exactly_where_it_does_anything() {
        assertThat(Lawbook.provisions()).hasSizeGreaterThan(250).allSatisfy(provision -> {
            boolean concerned = provision.entries().keySet().stream()
                    .anyMatch(edition -> provision.kindIn(edition).orElseThrow() != Kind.OUTSIDE);
            assertThat(Lawbook.practice(provision.citation()).isPresent())
                    .as(provision.citation().number())
                    .isEqualTo(concerned);
        });
    }

    @Test
    void an_erratum_concerns_a_number_of_its_edition() {
        assertThat(Lawbook.editions().stream().flatMap(edition -> Lawbook.errata(edition).stream()))
                .hasSizeGreaterThan(30)
                .allSatisfy(erratum -> assertThat(erratum.number())
                        .satisfiesAnyOf(
                                number -> assertThat(number).isEmpty(),
                                number -> assertThat(
                                                Lawbook.index(erratum.edition()).under(number.orElseThrow()))
                                        .isNotEmpty()));
    }
}
