package org.jadoube.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;

class PgnWriterTest {
    @Test
    void a_game_is_written_in_the_export_format() {
        Position position = Position.initial();
        List<PgnMove> moves = new ArrayList<>();
        for (String san : List.of("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#")) {
            Move move = San.ENGLISH.read(san, position).orElseThrow();
            moves.add(PgnMove.of(move, position));
            position = position.after(move);
        }
        moves.set(1, moves.get(1).withClock(Duration.ofMillis(5_399_999)));
        moves.set(
                5,
                new PgnMove(
                        "Nf6",
                        moves.get(5).move(),
                        new Remarks(
                                List.of(
                                        "Now it is too late to see what the queen on h5 and the bishop together threaten"),
                                Optional.of(Duration.ofSeconds(5_000)),
                                Optional.of(Duration.ofSeconds(61)),
                                List.of(new Nag(4)))));
        PgnTags tags = PgnTags.NONE
                .with("TimeControl", "5400+30")
                .with("White", "The \"Shepherd\" \\ one")
                .with("Black", "Sheep")
                .with("Annotator", "n");
        assertThat(PgnWriter.write(new PgnGame(tags, moves, PgnResult.WHITE_WINS)))
                .isEqualTo("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "The \\"Shepherd\\" \\\\ one"]
                [Black "Sheep"]
                [Result "1-0"]
                [Annotator "n"]
                [TimeControl "5400+30"]

                1. e4 e5 {[%clk 1:29:59.999]} 2. Bc4 Nc6 3. Qh5 Nf6 $4 {[%clk 1:23:20]
                [%emt 0:01:01] Now it is too late to see what the queen on h5 and the bishop
                together threaten} 4. Qxf7# 1-0

                """);
    }

    @Test
    void another_start_and_chess960_are_told_in_tags() {
        PgnGame game = new PgnGame(
                PgnTags.NONE.with("FEN", "stale"),
                Position.chess960(0),
                Uci.CHESS960,
                List.of("before } it"),
                List.of(),
                PgnResult.OPEN);
        assertThat(PgnWriter.write(game)).endsWith("""
                [Result "*"]
                [FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
                [SetUp "1"]
                [Variant "Chess960"]

                {before ) it} *

                """);
    }

    @Test
    void a_game_that_black_begins_is_numbered_so() {
        PgnGame game = Texts.only("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 8. Kd2 {x} Ke7 *")
                .game();
        assertThat(PgnWriter.write(game)).endsWith("\n7... Kd7 8. Kd2 {x} 8... Ke7 *\n\n");
    }

    @Test
    void what_is_written_is_read_back_as_the_same() {
        long seed = 5;
        Random random = new Random(seed);
        for (int number = 0; number < 60; number++) {
            PgnGame game = randomGame(random);
            String text = PgnWriter.write(game);
            PgnEntry entry = Texts.only(text);
            assertThat(entry.problems())
                    .as("seed %d, game %d%n%s", seed, number, text)
                    .isEmpty();
            PgnGame read = entry.game();
            assertThat(read.moves())
                    .as("seed %d, game %d%n%s", seed, number, text)
                    .isEqualTo(game.moves());
            assertThat(read.start()).isEqualTo(game.start());
            assertThat(read.preamble()).isEqualTo(game.preamble());
            assertThat(read.result()).isEqualTo(game.result());
            assertThat(PgnWriter.write(read)).isEqualTo(text);
            assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
        }
    }

    private static PgnGame randomGame(Random random) {
        boolean chess960 = random.nextBoolean();
        Position start = chess960 ? Position.chess960(random.nextInt(960)) : Position.initial();
        List<PgnMove> moves = randomLine(start, 80, 3, random);
        PgnResult[] results = PgnResult.values();
        return new PgnGame(
                PgnTags.NONE.with("Event", "random \"\\ ]"),
                start,
                chess960 ? Uci.CHESS960 : Uci.STANDARD,
                random.nextBoolean() ? List.of("first words") : List.of(),
                moves,
                results[random.nextInt(results.length)]);
    }

    private static List<PgnMove> randomLine(Position start, int length, int depth, Random random) {
        Position position = start;
        List<PgnMove> moves = new ArrayList<>();
        for (int ply = 0; ply < length && !position.legalMoves().isEmpty(); ply++) {
            Move move = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            List<PgnLine> variations = new ArrayList<>();
            while (depth > 0 && random.nextInt(10) == 0) {
                List<PgnMove> line = randomLine(position, random.nextInt(12), depth - 1, random);
                String rest = random.nextInt(4) == 0 ? "-- e4 ( d5 {what now?} ) $5" : "";
                variations.add(new PgnLine(random.nextBoolean() ? List.of("or") : List.of(), line, rest));
            }
            moves.add(new PgnMove(PgnMove.of(move, position).san(), move, randomRemarks(random), variations));
            position = position.after(move);
        }
        return moves;
    }

    private static Remarks randomRemarks(Random random) {
        return new Remarks(
                random.nextInt(4) == 0 ? List.of("a word (or two); [Event \"x\"] % and a brace {") : List.of(),
                random.nextInt(2) == 0 ? Optional.of(Duration.ofMillis(random.nextInt(9_000_000))) : Optional.empty(),
                random.nextInt(5) == 0 ? Optional.of(Duration.ofSeconds(random.nextInt(900))) : Optional.empty(),
                random.nextInt(5) == 0 ? List.of(new Nag(random.nextInt(256))) : List.of());
    }
}
