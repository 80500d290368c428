package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.jadoube.board.Colour;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.mating.Budget;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/// What is told of who can still checkmate once the game is over.
class AccountTest {
    /// Dead, which only a search of some hundred states proves.
    private static final String PAWNS = "8/6p1/6P1/6P1/6PK/6PP/8/6k1 w - - 0 1";

    private static Account account(long budget) {
        return Account.of(new MatingIssue(Fen.position(PAWNS), List.of(Colour.WHITE, Colour.BLACK)), Budget.of(budget));
    }

    private static String told(Account account, String language) {
        return Objects.requireNonNull(account.sentences().get(language));
    }

    @Test
    void what_no_proof_was_found_of_the_arbiter_has_decided() {
        Account open = account(1 << 10);
        assertThat(told(open, "en")).startsWith("Whether White can still checkmate is undetermined.");
        assertThat(told(open.onceOver(), "en"))
                .isEqualTo("The arbiter has decided, as no proof was found. " + told(open, "en"));
        assertThat(told(open.onceOver(), "es")).startsWith("Ha decidido el árbitro, pues no se halló ninguna prueba. ");
    }

    @Test
    void what_is_proved_the_arbiter_need_not_decide() {
        Account proved = account(1 << 24);
        assertThat(proved.onceOver()).isEqualTo(proved);
    }
}
