package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.Journal;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.notation.Fen;
import org.jadoube.server.play.NewGame;
import org.jadoube.server.play.PlayingRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// People are shown why a game ended that turned on who could still checkmate.
class WhyTest {
    private static NewGame blocked;
    private static NewGame won;
    private static NewGame bare;

    @RegisterExtension
    static final OpenHouse house = new OpenHouse(WhyTest::make);

    /// Games from given positions cannot be ordered from the hall, so they are made before it opens.
    private static void make(Path data) {
        try (Journal journal = Journal.open(data);
                PlayingRoom room = PlayingRoom.open(journal)) {
            blocked = game(room, "8/2p1k3/2p2p1p/p1P1pP1P/P3P1K1/8/8/8 w - - 0 41", Duration.ofMinutes(5));
            bare = game(room, "4k3/8/8/8/8/8/8/4KN2 b - - 0 50", Duration.ofMinutes(5));
            won = game(room, "8/8/4k3/4p3/8/4K3/4P3/8 w - - 0 50", Duration.ofSeconds(1));
        }
    }

    private static NewGame game(PlayingRoom room, String fen, Duration time) {
        Regulations regulations = Regulations.usual(Edition.latest(), Profile.ONLINE, TimeControl.of(time))
                .withInitial(Fen.position(fen));
        return room.create(regulations, "Ana Ruiz", "Boris K.", Optional.empty());
    }

    private static Seat take(NewGame game, Actor actor, int width, int height, String locale) {
        String token = Objects.requireNonNull(game.seats().get(actor)).secret();
        var options =
                new Browser.NewContextOptions().setViewportSize(width, height).setLocale(locale);
        return house.take(house.hall().address().resolve("/table") + "#" + token, options);
    }

    private static Locator picture(Seat seat) {
        seat.byId("why-picture").press("Enter");
        Locator picture = seat.page().locator("dialog svg");
        assertThat(picture).isVisible();
        return picture;
    }

    @Test
    void a_blocked_position_ends_the_game_with_its_reason_and_its_picture() {
        Seat white = take(blocked, Actor.WHITE, 390, 844, "es-ES");
        Seat black = take(blocked, Actor.BLACK, 1280, 900, "en-GB");
        Seat arbiter = take(blocked, Actor.ARBITER, 1280, 900, "en-GB");
        black.seesResult("1/2-1/2");
        assertThat(black.byId("why-sentence")).containsText("White can no longer checkmate.");
        assertThat(black.byId("why-sentence")).containsText("Black can no longer checkmate.");
        assertThat(white.byId("why-sentence")).containsText("Las blancas ya no pueden dar mate.");
        assertThat(picture(black).locator("title").textContent()).startsWith("Where the pieces of a blocked position");
        assertThat(picture(white)).hasAttribute("lang", "es");
        picture(arbiter);
        black.photograph("why-blocked-player");
        white.photograph("why-blocked-phone");
        arbiter.photograph("why-blocked-arbiter");
    }

    @Test
    void each_player_sees_a_reason_of_material_drawn_from_his_side_with_its_words() {
        Seat white = take(bare, Actor.WHITE, 390, 844, "es-ES");
        Seat black = take(bare, Actor.BLACK, 1280, 720, "en-GB");
        black.seesResult("1/2-1/2");
        Locator drawn = picture(black);
        assertThat(drawn).containsText("A dead position: neither side can checkmate");
        assertThat(drawn).containsText("Black has only a king.");
        assertThat(side(drawn, "h")).isLessThan(side(drawn, "a"));
        assertThat(bottom(drawn)).isLessThan(720);
        drawn = picture(white);
        assertThat(drawn).containsText("Las negras solo tienen el rey.");
        assertThat(side(drawn, "a")).isLessThan(side(drawn, "h"));
        black.photograph("why-bare-player");
        white.photograph("why-bare-phone");
    }

    /// How far to the right a file's letter stands.
    private static double side(Locator picture, String file) {
        return box(picture.locator("text").getByText(file, new Locator.GetByTextOptions().setExact(true))).x;
    }

    @Test
    void on_a_low_window_reason_picture_and_moves_keep_clear_of_the_clock() {
        take(blocked, Actor.WHITE, 390, 844, "en-GB");
        Seat black = take(blocked, Actor.BLACK, 1280, 720, "en-GB");
        black.seesResult("1/2-1/2");
        double clock = box(black.page().locator("#clock-bottom")).y;
        assertThat(bottom(black.page().locator("#record"))).isLessThanOrEqualTo(clock);
        for (String part : List.of("why-sentence", "why-picture", "move-list")) {
            Locator place = black.byId(part);
            place.scrollIntoViewIfNeeded();
            assertThat(box(place).height).as(part).isGreaterThan(20);
        }
        assertThat(bottom(black.byId("move-list"))).isLessThanOrEqualTo(clock);
        black.photograph("why-blocked-low");
    }

    private static BoundingBox box(Locator place) {
        return Objects.requireNonNull(place.boundingBox());
    }

    private static double bottom(Locator place) {
        return box(place).y + box(place).height;
    }

    @Test
    void a_flag_fall_is_shown_with_the_mate_that_was_still_possible() {
        Seat white = take(won, Actor.WHITE, 1280, 900, "en-GB");
        take(won, Actor.BLACK, 1280, 900, "en-GB");
        white.seesResult("0-1");
        assertThat(white.byId("why-sentence")).containsText(Pattern.compile("Black can still checkmate, in .*#"));
        picture(white);
        white.photograph("why-flag-player");
        white.page().keyboard().press("Escape");
        assertThat(white.page().locator("dialog")).hasCount(0);
        white.photograph("why-flag-player-closed");
    }
}
