package org.jadoube.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.clock.Moment;
import org.jadoube.journal.Answer.Refused;
import org.jadoube.journal.Answer.Taken;
import org.jadoube.journal.form.Vocabulary;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;

/// The journal's tables over one connection: every statement of SQL that is not about the form of the file.
/// Not for several threads at once.
final class Ledger implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Ledger(Connection connection) {
        this.connection = connection;
    }

    /// Where a game's chain of events ends.
    ///
    /// @param length the number of its last event
    /// @param at the moment of that event
    record Tail(int length, Seal seal, Moment at) {}

    /// An event as it lies in the file, not yet understood.
    record Line(int number, String body, Seal seal) {}

    void insertGame(GameId game, Moment created) throws SQLException {
        write("INSERT INTO game (id, created) VALUES (?, ?)", game.text(), created.micros());
    }

    void insertSeat(GameId game, Seat seat) throws SQLException {
        write(
                "INSERT INTO seat (token, game, actor) VALUES (?, ?, ?)",
                seat.token().bytes(),
                game.text(),
                word(seat.actor()));
    }

    void replaceSeat(GameId game, Seat seat) throws SQLException {
        write("DELETE FROM seat WHERE game = ? AND actor = ?", game.text(), word(seat.actor()));
        insertSeat(game, seat);
    }

    /// The same ledger's tables of competitions.
    CompetitionLedger competitions() {
        return new CompetitionLedger(this);
    }

    void insertEvent(GameId game, int number, Inscription event, Seal seal) throws SQLException {
        write(
                "INSERT INTO event (game, number, kind, at, body, seal) VALUES (?, ?, ?, ?, ?, ?)",
                game.text(),
                number,
                event.kind(),
                event.at().micros(),
                event.body(),
                seal.bytes());
    }

    void insertAnswer(GameId game, ActKey act, Taken taken) throws SQLException {
        write(
                "INSERT INTO answer (game, actor, act, first, count) VALUES (?, ?, ?, ?, ?)",
                game.text(),
                word(act.by()),
                act.id(),
                taken.first(),
                taken.count());
    }

    void insertAnswer(GameId game, ActKey act, Verdict.Refused refused) throws SQLException {
        write(
                "INSERT INTO answer (game, actor, act, article, because, detail) VALUES (?, ?, ?, ?, ?, ?)",
                game.text(),
                word(act.by()),
                act.id(),
                refused.citation().number(),
                refused.because().name(),
                refused.detail());
    }

    void setAlive(Moment at) throws SQLException {
        write(
                "INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)",
                at.micros());
    }

    Optional<Moment> alive() throws SQLException {
        return first("SELECT at FROM alive", row -> new Moment(row.getLong(1)));
    }

    Optional<Tail> tail(GameId game) throws SQLException {
        return first(
                "SELECT number, seal, at FROM event WHERE game = ? ORDER BY number DESC LIMIT 1",
                row -> new Tail(row.getInt(1), Seal.of(row.getBytes(2)), new Moment(row.getLong(3))),
                game.text());
    }

    /// The events of a game from a number on, in order.
    List<Line> lines(GameId game, int from) throws SQLException {
        return all(
                "SELECT number, body, seal FROM event WHERE game = ? AND number >= ? ORDER BY number",
                row -> new Line(row.getInt(1), row.getString(2), Seal.of(row.getBytes(3))),
                game.text(),
                from);
    }

    List<GameId> games() throws SQLException {
        return all("SELECT id FROM game ORDER BY created, id", row -> new GameId(row.getString(1)));
    }

    List<GameId> unfinishedGames() throws SQLException {
        return all("""
                SELECT id FROM game
                WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id AND event.kind = 'gameEnded')
                ORDER BY created, id""", row -> new GameId(row.getString(1)));
    }

    Optional<SeatHolder> holder(TokenHash token) throws SQLException {
        return first(
                "SELECT game, actor FROM seat WHERE token = ?",
                row -> new SeatHolder(new GameId(row.getString(1)), actor(row.getString(2))),
                (Object) token.bytes());
    }

    List<Seat> seats(GameId game) throws SQLException {
        return all(
                "SELECT actor, lower(hex(token)) FROM seat WHERE game = ? ORDER BY actor, token",
                row -> new Seat(actor(row.getString(1)), new TokenHash(row.getString(2))),
                game.text());
    }

    Optional<Answer> answer(GameId game, ActKey act) throws SQLException {
        return first(
                "SELECT first, count, article, because, detail FROM answer WHERE game = ? AND actor = ? AND act = ?",
                Ledger::answer,
                game.text(),
                word(act.by()),
                act.id());
    }

    private static Answer answer(ResultSet row) throws SQLException {
        String because = row.getString(4);
        return because == null
                ? new Taken(row.getInt(1), row.getInt(2))
                : new Refused(new Verdict.Refused(new Citation(row.getString(3)), refusal(because), row.getString(5)));
    }

    /// Refusals stand by the names of their constants, which are those of the wire too.
    private static Refusal refusal(String name) throws SQLException {
        return Stream.of(Refusal.values())
                .filter(refusal -> refusal.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new SQLException("no refusal is called " + name));
    }

    private static String word(Actor actor) {
        return Vocabulary.ACTOR.of(actor);
    }

    private static Actor actor(String word) throws SQLException {
        return Vocabulary.ACTOR.meant(word).orElseThrow(() -> new SQLException("no seat is called " + word));
    }

    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    <T> Optional<T> first(String sql, Row<T> form, Object... values) throws SQLException {
        try (ResultSet rows = prepare(sql, values).executeQuery()) {
            return rows.next() ? Optional.of(form.read(rows)) : Optional.empty();
        }
    }

    <T> List<T> all(String sql, Row<T> form, Object... values) throws SQLException {
        try (ResultSet rows = prepare(sql, values).executeQuery()) {
            List<T> found = new ArrayList<>();
            while (rows.next()) {
                found.add(form.read(rows));
            }
            return found;
        }
    }

    void write(String sql, Object... values) throws SQLException {
        prepare(sql, values).executeUpdate();
    }

    private PreparedStatement prepare(String sql, Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    void begin() throws SQLException {
        prepare("BEGIN IMMEDIATE").execute();
    }

    void commit() throws SQLException {
        prepare("COMMIT").execute();
    }

    void rollBack() throws SQLException {
        prepare("ROLLBACK").execute();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
