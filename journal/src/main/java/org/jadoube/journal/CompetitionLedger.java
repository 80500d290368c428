package org.jadoube.journal;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.clock.Moment;

/// The tables of competitions, over the connection of a ledger.
record CompetitionLedger(Ledger ledger) {
    void insert(Competition competition, Moment created) throws SQLException {
        ledger.write(
                "INSERT INTO competition (id, created, name, round, delay) VALUES (?, ?, ?, ?, ?)",
                competition.id().text(),
                created.micros(),
                competition.name(),
                competition.round(),
                competition.delay().toSeconds());
        for (int i = 0; i < competition.boards().size(); i++) {
            ledger.write(
                    "INSERT INTO board (competition, number, game) VALUES (?, ?, ?)",
                    competition.id().text(),
                    i + 1,
                    competition.boards().get(i).text());
        }
    }

    void insert(CompetitionId competition, TokenHash token, Warrant warrant) throws SQLException {
        ledger.write(
                "INSERT INTO warrant (token, competition, office, first, last) VALUES (?, ?, ?, ?, ?)",
                token.bytes(),
                competition.text(),
                word(warrant.office()),
                warrant.first(),
                warrant.last());
    }

    Optional<Competition> competition(CompetitionId id) throws SQLException {
        List<GameId> boards = ledger.all(
                "SELECT game FROM board WHERE competition = ? ORDER BY number",
                row -> new GameId(row.getString(1)),
                id.text());
        return ledger.first(
                "SELECT name, round, delay FROM competition WHERE id = ?",
                row -> new Competition(
                        id, row.getString(1), row.getString(2), Duration.ofSeconds(row.getLong(3)), boards),
                id.text());
    }

    Optional<CompetitionId> of(GameId game) throws SQLException {
        return ledger.first(
                "SELECT competition FROM board WHERE game = ?",
                row -> new CompetitionId(row.getString(1)),
                game.text());
    }

    Optional<WarrantHolder> holder(TokenHash token) throws SQLException {
        return ledger.first(
                "SELECT competition, office, first, last FROM warrant WHERE token = ?",
                row -> new WarrantHolder(
                        new CompetitionId(row.getString(1)),
                        new Warrant(office(row.getString(2)), row.getInt(3), row.getInt(4))),
                (Object) token.bytes());
    }

    private static String word(Office office) {
        return office.name().toLowerCase(Locale.ROOT);
    }

    private static Office office(String word) throws SQLException {
        return Stream.of(Office.values())
                .filter(office -> word(office).equals(word))
                .findFirst()
                .orElseThrow(() -> new SQLException("no office is called " + word));
    }
}
