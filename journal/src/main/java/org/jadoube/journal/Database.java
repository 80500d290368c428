package org.jadoube.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.journal.JournalProblem.Reason;

/// The SQLite file of a journal: how it is opened, what makes it one of ours, and what its errors mean.
///
/// The number of the format stands in `PRAGMA user_version`; `format-N.sql` leads from format N-1 to N.
record Database(Path file) {
    static final String NAME = "jadoube.db";

    private static final int FORMAT = 2;
    /// `JADO` in ASCII, in SQLite's header field for the program that owns a file.
    private static final int OWNER = 0x4A41444F;

    private static final int SQLITE_BUSY = 5;
    private static final int SQLITE_READONLY = 8;
    private static final int SQLITE_CANTOPEN = 14;
    private static final int SQLITE_CORRUPT = 11;
    private static final int SQLITE_FULL = 13;
    private static final int SQLITE_NOTADB = 26;

    /// The connection that writes: each commit is on disk before it returns.
    Connection writer() throws SQLException {
        Connection connection = connect();
        try {
            claim(connection);
            run(connection, "PRAGMA journal_mode=WAL");
            run(connection, "PRAGMA synchronous=FULL");
            run(connection, "PRAGMA foreign_keys=ON");
            migrate(connection);
            return connection;
        } catch (SQLException | RuntimeException failed) {
            connection.close();
            throw failed;
        }
    }

    /// A connection that only reads, beside the writer.
    Connection reader() throws SQLException {
        Connection connection = connect();
        run(connection, "PRAGMA query_only=ON");
        return connection;
    }

    private Connection connect() throws SQLException {
        Connection connection =
                DriverManager.getConnection("jdbc:sqlite:file:" + file.toUri().getRawPath());
        run(connection, "PRAGMA busy_timeout=10000");
        return connection;
    }

    /// Sees to it that the file is new and empty, or a journal of a format known here.
    private void claim(Connection connection) throws SQLException {
        int owner = number(connection, "PRAGMA application_id");
        int format = number(connection, "PRAGMA user_version");
        boolean empty = number(connection, "SELECT count(*) FROM sqlite_schema") == 0;
        if (owner != OWNER && !(empty && owner == 0 && format == 0)) {
            throw new JournalProblem(
                    Reason.NOT_A_JOURNAL,
                    file.toString(),
                    "a database of another program",
                    "a journal of Jadoube, or no file at all",
                    "Move the file away, or choose another data folder.");
        }
        if (format > FORMAT) {
            throw new JournalProblem(
                    Reason.NEWER_FORMAT,
                    file.toString(),
                    "format " + format,
                    "format " + FORMAT + " or older",
                    "Start a newer Jadoube with this data folder.");
        }
    }

    private void migrate(Connection connection) throws SQLException {
        run(connection, "BEGIN IMMEDIATE");
        for (int next = number(connection, "PRAGMA user_version") + 1; next <= FORMAT; next++) {
            for (String statement : script(next)) {
                run(connection, statement);
            }
            run(connection, "PRAGMA user_version=" + next);
            run(connection, "PRAGMA application_id=" + OWNER);
        }
        run(connection, "COMMIT");
    }

    private static List<String> script(int format) {
        String name = "format-" + format + ".sql";
        try (InputStream stream = Database.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new AssertionError("the module lacks " + name);
            }
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Pattern.compile(";")
                    .splitAsStream(text)
                    .filter(statement -> !statement.isBlank())
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static int number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    JournalProblem closed() {
        return new JournalProblem(
                Reason.CLOSED,
                file.toString(),
                "the journal has been closed",
                "an open journal",
                "The hall is going down; start it again.");
    }

    /// What an error of SQLite means to whoever runs the hall.
    JournalProblem problem(SQLException failed) {
        JournalProblem problem = switch (failed.getErrorCode() & 0xff) {
            case SQLITE_NOTADB ->
                new JournalProblem(
                        Reason.NOT_A_JOURNAL,
                        file.toString(),
                        "a file that is no database",
                        "a journal of Jadoube, or no file at all",
                        "Move the file away, or choose another data folder.");
            case SQLITE_CORRUPT ->
                new JournalProblem(
                        Reason.DAMAGED,
                        file.toString(),
                        "a damaged database (" + failed.getMessage() + ")",
                        "the file as Jadoube left it",
                        "Put a backup in its place.");
            case SQLITE_BUSY ->
                new JournalProblem(
                        Reason.IN_USE,
                        file.toString(),
                        "another program holds the database",
                        "a file that only the hall writes",
                        "Close the program, such as an SQLite shell, and try again.");
            case SQLITE_READONLY, SQLITE_CANTOPEN ->
                new JournalProblem(
                        Reason.UNWRITABLE,
                        file.toString(),
                        "the file cannot be written (" + failed.getMessage() + ")",
                        "a file and a folder that this user may write",
                        "Change the rights on them, or choose another data folder.");
            case SQLITE_FULL ->
                new JournalProblem(
                        Reason.DISK_FULL,
                        file.toString(),
                        "no room left on the disk",
                        "some megabytes free",
                        "Make room; nothing that was acknowledged is lost.");
            default ->
                new JournalProblem(
                        Reason.DISK_FAILED,
                        file.toString(),
                        "the database failed (" + failed.getMessage() + ")",
                        "a file that can be read and written",
                        "Check the disk and the rights on the folder, then start the hall again.");
        };
        return problem.because(failed);
    }
}
