package org.jadoube.laws.irregularity;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.ClockSetting;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.TimeSheet;

/// What the arbiter may want to set the clocks to when the game goes back: he judges, this only proposes.
/// Both clocks as they were when the irregular move was completed, or made where it was not, before that
/// press had any effect: so nothing that the press or a later one has gained remains, and the time spent
/// on the irregular move is not given back.
@Article("6.13")
public record ClockProposal(ClockSetting setting) {
    private static final String SIDE =
            "([0-9]{1,5}):([0-9]{2}):([0-9]{2})[.]([0-9]{3}) [(]period ([0-9]{1,3}), ([0-9]{1,6}) moves[)]";
    private static final Pattern TEXT = Pattern.compile("White " + SIDE + ", Black " + SIDE);

    /// For going back to before a move.
    ///
    /// @param line the move that is taken back
    /// @return empty where one of the clocks then showed zero, to which no clock can be set
    public static Optional<ClockProposal> before(TimeSheet.Line line) {
        return of(line.completed().orElse(line.made()));
    }

    /// For undoing a press without a move.
    public static Optional<ClockProposal> before(TimeSheet.Press press) {
        return of(press.before());
    }

    private static Optional<ClockProposal> of(ClockReading reading) {
        return side(reading.white())
                .flatMap(
                        white -> side(reading.black()).map(black -> new ClockProposal(new ClockSetting(white, black))));
    }

    private static Optional<ClockSetting.Side> side(ClockReading.Face face) {
        return face.remaining().isPositive()
                ? Optional.of(new ClockSetting.Side(face.remaining(), face.period(), face.presses()))
                : Optional.empty();
    }

    /// The same with time that a player is given.
    public ClockProposal giving(Colour player, Duration bonus) {
        ClockSetting.Side more = setting.side(player).given(bonus);
        return new ClockProposal(
                player == Colour.WHITE
                        ? new ClockSetting(more, setting.black())
                        : new ClockSetting(setting.white(), more));
    }

    /// Reads what [#text()] has written; empty where it is anything else.
    public static Optional<ClockProposal> read(String text) {
        Matcher found = TEXT.matcher(text);
        return found.matches()
                ? Optional.of(new ClockProposal(new ClockSetting(side(found, 0), side(found, 6))))
                : Optional.empty();
    }

    private static ClockSetting.Side side(Matcher found, int before) {
        long[] numbers = IntStream.rangeClosed(1, 6)
                .mapToLong(group -> Long.parseLong(found.group(before + group)))
                .toArray();
        Duration time = Duration.ofHours(numbers[0])
                .plusMinutes(numbers[1])
                .plusSeconds(numbers[2])
                .plusMillis(numbers[3]);
        return new ClockSetting.Side(time, (int) numbers[4], (int) numbers[5]);
    }

    /// In words, for the arbiter's desk.
    public String text() {
        return "White %s, Black %s".formatted(text(setting.white()), text(setting.black()));
    }

    private static String text(ClockSetting.Side side) {
        Duration time = side.remaining();
        return "%d:%02d:%02d.%03d (period %d, %d moves)"
                .formatted(
                        time.toHours(),
                        time.toMinutesPart(),
                        time.toSecondsPart(),
                        time.toMillisPart(),
                        side.period(),
                        side.moves());
    }
}
