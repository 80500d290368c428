package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PromotionChosen;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.touch.OpenMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OpenMovesTest {
    private static final Moment NOW = new Moment(1);
    private static final Citation ANY = new Citation("4.3");

    /// White may castle on both sides; a black knight stands on d4, which the pawn on e3 can take.
    private static final Position CASTLING = castling("Ke1 Ra1 Rh1 Nb5 e3", "Ke8 Nd4 a6");

    static List<Edition> editions() {
        return Edition.all();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void nothing_touched_leaves_all_legal_moves(Edition edition) {
        assertThat(open(edition, CASTLING)).hasSameSizeAs(CASTLING.legalMoves());
    }

    @ParameterizedTest
    @MethodSource("editions")
    void an_own_piece_touched_moves(Edition edition) {
        assertThat(open(edition, CASTLING, "e3")).containsExactly("e3d4", "e3e4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void of_two_own_pieces_the_first_that_can_move(Edition edition) {
        Position initial = Position.initial();
        assertThat(open(edition, initial, "a1", "g1", "e2")).containsExactly("g1f3", "g1h3");
        assertThat(open(edition, initial, "e2", "g1")).containsExactly("e2e3", "e2e4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void an_enemy_piece_touched_is_captured_by_whatever_can(Edition edition) {
        assertThat(open(edition, CASTLING, "d4")).containsExactly("b5d4", "e3d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void of_two_enemy_pieces_the_first_that_can_be_captured(Edition edition) {
        assertThat(open(edition, CASTLING, "a6", "d4")).containsExactly("a1a6");
        assertThat(open(edition, CASTLING, "e8", "d4")).containsExactly("b5d4", "e3d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void one_of_each_colour_the_own_takes_the_other(Edition edition) {
        assertThat(open(edition, CASTLING, "b5", "d4")).containsExactly("b5d4");
        assertThat(open(edition, CASTLING, "d4", "b5")).containsExactly("b5d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void one_of_each_colour_that_cannot_meet_the_first_that_can(Edition edition) {
        assertThat(open(edition, CASTLING, "h1", "d4")).allMatch(move -> move.startsWith("h1"));
        assertThat(open(edition, CASTLING, "d4", "h1")).containsExactly("b5d4", "e3d4");
        assertThat(open(edition, CASTLING, "e8", "h1")).allMatch(move -> move.startsWith("h1"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void several_of_each_colour_the_first_own_takes_the_first_of_the_others(Edition edition) {
        assertThat(open(edition, CASTLING, "a1", "d4", "a6", "b5"))
                .as("the rook on a1 cannot take on d4, so it moves")
                .allMatch(move -> move.startsWith("a1"));
        assertThat(open(edition, CASTLING, "e3", "a1", "d4", "a6")).containsExactly("e3d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_pawn_is_captured_in_passing_when_it_was_touched(Edition edition) {
        Position passing = Position.initial();
        for (String move : List.of("e2e4", "a7a6", "e4e5", "d7d5")) {
            passing = passing.after(find(passing, move));
        }
        assertThat(open(edition, passing, "d5")).containsExactly("e5d6");
        assertThat(open(edition, passing, "e5", "d5")).containsExactly("e5d6");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void nothing_that_was_touched_can_move_so_any_move(Edition edition) {
        assertThat(open(edition, Position.initial(), "a1", "c1", "e8")).hasSize(20);
        assertThat(open(edition, Position.initial(), "e4"))
                .as("nothing stands there")
                .hasSize(20);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void touch_move_yields_to_a_check(Edition edition) {
        Position check = Sitting.position(WHITE, "Ke1 Ng1 Rh4", "Ka8 Re8");
        assertThat(open(edition, check, "g1")).containsExactly("g1e2");
        assertThat(open(edition, check, "h4")).containsExactly("h4e4");
        Position helpless = Sitting.position(WHITE, "Ke1 Nb1 h2", "Ka8 Re8 Nd3");
        assertThat(open(edition, helpless, "b1", "h2"))
                .as("a double check: only the king moves")
                .allMatch(move -> move.startsWith("e1"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void king_and_rook_castle_on_that_side(Edition edition) {
        assertThat(open(edition, CASTLING, "e1", "h1")).containsExactly("e1^h1");
        assertThat(open(edition, CASTLING, "e1", "a1")).containsExactly("e1^a1");
        assertThat(open(edition, CASTLING, "e1", "a1", "h1")).containsExactly("e1^a1");
        assertThat(open(edition, CASTLING, "e1", "b5", "h1")).containsExactly("e1^h1");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_king_alone_moves_and_may_castle(Edition edition) {
        assertThat(open(edition, CASTLING, "e1"))
                .contains("e1^h1", "e1^a1", "e1f1")
                .allMatch(m -> m.startsWith("e1"));
        assertThat(open(edition, CASTLING, "e1", "b5")).contains("e1^h1").allMatch(move -> move.startsWith("e1"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_rook_first_and_then_the_king_the_rook_moves(Edition edition) {
        assertThat(open(edition, CASTLING, "h1", "e1")).contains("h1g1").allMatch(move -> move.startsWith("h1"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_rook_first_that_cannot_move_leaves_the_king_all_but_that_castling(Edition edition) {
        Position shut = castling("Ke1 Ra1 Rh1 Qf1 Bg1 h2 d2 e2 f2", "Ke8");
        assertThat(open(edition, shut, "h1", "e1")).containsExactly("e1^a1", "e1d1");
        assertThat(open(edition, shut, "h1", "e1", "a1")).containsExactly("e1^a1");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void castling_that_is_illegal_leaves_the_king_other_moves(Edition edition) {
        Position attacked = castling("Ke1 Ra1 Rh1 h2", "Ke8 Rf8");
        assertThat(open(edition, attacked, "e1", "h1")).containsExactly("e1^a1", "e1d1", "e1d2", "e1e2");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void castling_that_is_illegal_with_a_king_who_cannot_move_leaves_any_move(Edition edition) {
        Position shut = castling("Ke1 Rh1 Qd1 Bf1 d2 e2 f2 h2", "Ke8");
        assertThat(open(edition, shut, "e1", "h1")).contains("h1g1", "h2h3", "d2d3");
        assertThat(open(edition, shut, "h1", "e1"))
                .as("rook first: it moves, for nobody meant to castle")
                .containsExactly("h1g1");
    }

    @Test
    void until_2009_a_king_touched_with_the_intention_to_castle_frees_who_cannot_move_him() {
        Position shut = castling("Ke1 Rh1 Qd1 Bf1 d2 e2 f2 h2", "Ke8");
        Touches intending = touching("e1", "d2");
        Touches announced = intending.intendingCastling(Square.H1);
        assertThat(names(OpenMoves.of(shut, announced, FIDE_2009.touching()))).contains("h1g1", "h2h3");
        assertThat(names(OpenMoves.of(shut, announced, FIDE_2023.touching()))).containsExactly("d2d3", "d2d4");
        assertThat(names(OpenMoves.of(shut, intending, FIDE_2009.touching()))).containsExactly("d2d3", "d2d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_rook_off_the_kings_rank_is_no_castling(Edition edition) {
        Position position = castling("Ke1 Rh1 Rd5", "Ke8");
        assertThat(open(edition, position, "e1", "d5"))
                .contains("e1f1", "e1^h1")
                .allMatch(m -> m.startsWith("e1"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void nor_is_it_where_the_king_cannot_move(Edition edition) {
        Position shut = castling("Ke1 Rh1 Qd1 Bf1 d2 e2 f2 h2 Ra5", "Ke8");
        assertThat(open(edition, shut, "e1", "a5"))
                .contains("a5a8")
                .as("the rook on a5 was touched next, and it can")
                .allMatch(move -> move.startsWith("a5"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_king_let_go_on_his_way_to_castling_must_castle(Edition edition) {
        Touches released = touching("e1").releasing(release("e1", "g1"));
        assertThat(names(OpenMoves.of(CASTLING, released, edition.touching()))).containsExactly("e1^h1");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_pawn_let_go_on_the_last_rank_is_promoted_there(Edition edition) {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8");
        Touches released = touching("g7").releasing(release("g7", "g8"));
        assertThat(names(OpenMoves.of(position, released, edition.touching())))
                .containsExactly("g7g8=BISHOP", "g7g8=KNIGHT", "g7g8=QUEEN", "g7g8=ROOK");
        Touches chosen = released.choosing(knight("g8"));
        assertThat(names(OpenMoves.of(position, chosen, edition.touching()))).containsExactly("g7g8=KNIGHT");
    }

    @Test
    void a_new_piece_put_on_its_square_before_the_pawn_leaves_only_pawns_that_get_there() {
        Position position = Sitting.position(WHITE, "Ke1 g7 f7", "Ka8 Rh8");
        Touches chosen = Touches.NONE.choosing(knight("g8"));
        assertThat(names(OpenMoves.of(position, chosen, FIDE_2023.touching()))).containsExactly("g7g8=KNIGHT");
    }

    @Test
    void of_two_pawns_the_one_let_go_becomes_the_new_piece_or_else_the_one_that_can() {
        Position both = Sitting.position(WHITE, "Ke1 f7 h7", "Ka8 Rg8");
        Touches taken = touching("f7").choosing(knight("g8")).releasing(release("f7", "g8"));
        assertThat(names(OpenMoves.of(both, taken, FIDE_2023.touching()))).containsExactly("f7g8=KNIGHT");
        Position apart = Sitting.position(WHITE, "Ke1 f7 g7", "Ka8 Rh8");
        Touches elsewhere = touching("f7").choosing(knight("g8")).releasing(release("f7", "f8"));
        assertThat(names(OpenMoves.of(apart, elsewhere, FIDE_2023.touching())))
                .as("the choice was made first")
                .containsExactly("g7g8=KNIGHT");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_move_written_for_a_claim_is_made_if_it_is_legal(Edition edition) {
        Touches written = Touches.NONE.bindingTo(written(find(CASTLING, "e3d4")));
        assertThat(names(OpenMoves.of(CASTLING, written, edition.touching()))).containsExactly("e3d4");
        Touches impossible = touching("b5").bindingTo(written(Move.plain(Square.E3, Square.E8)));
        assertThat(names(OpenMoves.of(CASTLING, impossible, edition.touching())))
                .allMatch(move -> move.startsWith("b5"));
    }

    @Test
    void what_is_open_is_also_known_where_no_position_stands() {
        Standing exposed = Standing.of(new Setup(
                Map.of(
                        Square.A1, Piece.WHITE_KING,
                        Square.H1, Piece.WHITE_ROOK,
                        Square.H8, Piece.BLACK_KING,
                        Square.B7, Piece.BLACK_PAWN),
                WHITE,
                SquareSet.EMPTY,
                Optional.empty(),
                0,
                1));
        assertThat(exposed).isInstanceOf(Standing.Irregular.class);
        assertThat(names(OpenMoves.of(exposed, touching("h8", "h1"), FIDE_2001.touching())))
                .as("the king cannot be captured")
                .contains("h1h7")
                .doesNotContain("h1h8")
                .allMatch(move -> move.startsWith("h1"));
    }

    @Test
    void black_is_bound_likewise() {
        Position position = Position.initial().after(find(Position.initial(), "e2e4"));
        assertThat(open(FIDE_2023, position, "b8")).containsExactly("b8a6", "b8c6");
        assertThat(position.turn()).isEqualTo(BLACK);
    }

    private static List<String> open(Edition edition, Position position, String... squares) {
        return names(OpenMoves.of(position, touching(squares), edition.touching()));
    }

    private static Touches touching(String... squares) {
        return Touches.ofPieces(Arrays.stream(squares).map(Sitting::square).toList());
    }

    private static List<String> names(List<Move> moves) {
        return moves.stream().map(Move::toString).sorted().toList();
    }

    private static Move find(Position position, String name) {
        return position.legalMoves().stream()
                .filter(move -> move.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static PieceReleased release(String from, String to) {
        return new PieceReleased(NOW, ANY, WHITE, Sitting.square(from), Sitting.square(to));
    }

    private static MoveBound written(Move move) {
        return new MoveBound(NOW, ANY, WHITE, move);
    }

    private static PromotionChosen knight(String square) {
        return new PromotionChosen(NOW, ANY, WHITE, Sitting.square(square), PieceType.KNIGHT);
    }

    /// With every right to castle that king and rooks on their squares can have.
    static Position castling(String white, String black) {
        Setup bare = Sitting.position(WHITE, white, black).toSetup();
        SquareSet rooks = SquareSet.EMPTY;
        for (Square square : List.of(Square.A1, Square.H1)) {
            rooks = bare.pieces().get(square) == Piece.WHITE_ROOK ? rooks.with(square) : rooks;
        }
        Setup setup = new Setup(bare.pieces(), Colour.WHITE, rooks, Optional.empty(), 0, 1);
        return switch (setup.check()) {
            case SetupCheck.Accepted accepted -> accepted.position();
            case SetupCheck.Rejected rejected ->
                throw new AssertionError(rejected.faults().toString());
        };
    }
}
