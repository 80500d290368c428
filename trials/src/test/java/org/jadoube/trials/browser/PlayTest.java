package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whole games in real browsers: each person has a browser of his own.
class PlayTest {
    private static final String OPERA = """
            e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8
            Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#""";
    private static final String LASKER_TRAP = "d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+";

    private static final Pattern SPACES = Pattern.compile("\\s+");

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private static Seat take(String link) {
        return house.take(link);
    }

    @Test
    void the_opera_game_is_played_to_mate_before_an_arbiter_and_a_spectator() throws Exception {
        var links = house.hall().make("over-the-board", "40/5400+30:1800+30", "by-arbiter", "arbiter");
        Seat arbiter = take(links.arbiter());
        Seat white = take(links.white());
        Seat black = take(links.black());
        Seat spectator = take(links.spectator());
        arbiter.byId("arbiter-start").click();
        white.seesRunning("white");

        List<String> moves = uci(OPERA);
        for (int ply = 0; ply < moves.size(); ply++) {
            Seat mover = ply % 2 == 0 ? white : black;
            Seat other = ply % 2 == 0 ? black : white;
            boolean typed = ply % 7 == 4;
            if (typed) {
                mover.type(moves.get(ply));
            } else {
                mover.release(moves.get(ply));
                if (moves.get(ply).equals("e1c1")) {
                    mover.release("a1d1");
                }
            }
            other.seesHalfMoves(ply + 1);
            spectator.seesHalfMoves(ply + 1);
            if (ply == moves.size() - 1) {
                break;
            }
            if (typed) {
                mover.pressWithSpaceAtOnce();
            } else if (ply % 4 < 2) {
                mover.pressWithButton();
            } else {
                mover.pressWithSpace();
            }
            other.seesRunning(ply % 2 == 0 ? "black" : "white");
            if (ply == 10) {
                white.photograph("player-middle");
                arbiter.photograph("arbiter-middle");
                stopAndRestart(arbiter, black);
                white.page().reload();
                white.seesHalfMoves(ply + 1);
                white.seesMoves("exf3|Qxf3");
            }
        }
        for (Seat seat : house.seats()) {
            seat.seesResult("1-0");
            seat.seesNoClockRunning();
        }
        white.photograph("player-mate");
        spectator.photograph("spectator-mate");
        String pgn = pgn(links.game());
        assertThat(pgn).contains("17. Rd8#").contains("[Result \"1-0\"]").contains("[%clk ");
    }

    private static void stopAndRestart(Seat arbiter, Seat black) {
        arbiter.byId("arbiter-stop").click();
        black.seesNoClockRunning();
        arbiter.byId("arbiter-restart-black").click();
        black.seesRunning("black");
    }

    @Test
    void a_pawn_becomes_a_knight_and_white_resigns() {
        var links = house.hall().make("online", "600+5", "when-both-present", "automatic");
        Seat white = take(links.white());
        Seat black = take(links.black());
        play(white, black, uci(LASKER_TRAP));
        black.photograph("player-promotion");
        white.byId("resign").click();
        white.byId("resign-confirm").click();
        black.seesResult("0-1");
        white.seesResult("0-1");
    }

    private static void play(Seat white, Seat black, List<String> moves) {
        white.seesRunning("white");
        for (int ply = 0; ply < moves.size(); ply++) {
            (ply % 2 == 0 ? white : black).release(moves.get(ply));
            (ply % 2 == 0 ? black : white).seesHalfMoves(ply + 1);
        }
    }

    @Test
    void a_player_runs_out_of_time() {
        var links = house.hall().make("online", "3", "when-both-present", "automatic");
        Seat white = take(links.white());
        Seat black = take(links.black());
        play(white, black, uci("e4 e5"));
        white.seesResult("0-1");
        black.seesResult("0-1");
        black.photograph("player-time");
    }

    @Test
    void a_draw_is_agreed() {
        var links = house.hall().make("over-the-board", "900+10", "when-both-present", "automatic");
        Seat white = take(links.white());
        Seat black = take(links.black());
        white.seesRunning("white");
        white.release("e2e4");
        black.seesHalfMoves(1);
        white.pressWithButton();
        black.seesRunning("black");
        black.release("e7e5");
        white.seesHalfMoves(2);
        black.byId("offer-draw").click();
        assertThat(white.byId("accept-draw")).isVisible();
        white.byId("decline-draw").click();
        assertThat(white.byId("accept-draw")).isHidden();
        black.pressWithButton();
        white.seesRunning("white");
        white.byId("offer-draw").click();
        black.byId("accept-draw").click();
        white.seesResult("½");
        black.seesResult("½");
    }

    @Test
    void the_board_fits_a_phone() {
        var links = house.hall().make("online", "600+5", "when-both-present", "automatic");
        Seat white = house.take(
                links.white(),
                new Browser.NewContextOptions()
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setLocale("es-ES"));
        Seat black = take(links.black());
        play(white, black, uci("e4 e5 Nf3 Nc6"));
        black.seesMoves("Nf3");
        white.seesMoves("Cf3");
        white.photograph("player-phone");
        Page page = white.page();
        Object overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(overflow).isEqualTo(0);
    }

    private static List<String> uci(String sans) {
        List<String> moves = new ArrayList<>();
        Position position = Position.initial();
        for (String san : SPACES.splitAsStream(sans.strip()).toList()) {
            Move move = San.ENGLISH.readExactly(san, position).orElseThrow();
            moves.add(Uci.STANDARD.write(move));
            position = position.after(move);
        }
        return moves;
    }

    private static String pgn(String game) throws Exception {
        URI address = house.hall().address().resolve("/api/games/" + game + "/pgn");
        try (InputStream body = address.toURL().openStream()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
