package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.jadoube.journal.JournalProblem.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalOpeningTest {
    private static final GameId GAME = new GameId("game-1");

    @TempDir
    private Path folder;

    private static JournalProblem problem(Path data) {
        return catchThrowableOfType(
                JournalProblem.class, () -> Journal.open(data).close());
    }

    @Test
    void a_folder_that_is_not_there_is_made_whatever_its_name() {
        Path data = folder.resolve("a?b%20c#d é/und er");
        try (Journal journal = Journal.open(data)) {
            journal.create(GAME, List.of(), Sample.opened());
        }
        assertThat(data.resolve("jadoube.db")).isRegularFile();
        try (Journal journal = Journal.open(data)) {
            assertThat(journal.games()).containsExactly(GAME);
        }
    }

    @Test
    void a_file_in_place_of_the_folder_is_refused() throws IOException {
        Path file = Files.createFile(folder.resolve("data"));
        assertThat(problem(file).reason()).isEqualTo(Reason.UNWRITABLE);
        assertThat(problem(file.resolve("below")).reason()).isEqualTo(Reason.UNWRITABLE);
        assertThat(problem(file))
                .hasMessageStartingWith(file + ": the data folder cannot be written")
                .hasMessageEndingWith("Choose another folder, or change the rights on this one.");
    }

    @Test
    void a_folder_without_the_right_to_write_is_refused() throws IOException {
        // Rights do not bind the superuser, the kernel's own file system does.
        Path sealed = System.getProperty("user.name").equals("root") && Files.isDirectory(Path.of("/proc"))
                ? Path.of("/proc")
                : Files.createDirectory(folder.resolve("sealed"));
        if (sealed.startsWith(folder)) {
            assertThat(sealed.toFile().setWritable(false)).isTrue();
        }
        assertThat(problem(sealed).reason()).isEqualTo(Reason.UNWRITABLE);
        assertThat(problem(sealed.resolve("data")).reason()).isEqualTo(Reason.UNWRITABLE);
    }

    @Test
    void a_second_journal_of_the_same_process_is_refused_and_takes_no_lock_away() throws Exception {
        try (Journal journal = Journal.open(folder)) {
            assertThat(problem(folder).reason()).isEqualTo(Reason.IN_USE);
            assertThat(problem(folder.resolve("x/..").normalize()).reason()).isEqualTo(Reason.IN_USE);
            assertThat(ChildJournal.tryToOpen(folder))
                    .contains("in use by process " + ProcessHandle.current().pid());
            journal.create(GAME, List.of(), Sample.opened());
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.games()).containsExactly(GAME);
        }
    }

    @Test
    void a_file_that_is_no_database_is_refused_and_left_as_it_is() throws IOException {
        for (String rubbish : List.of("hello", "SQLite format 3", "x".repeat(10_000))) {
            Files.writeString(folder.resolve("jadoube.db"), rubbish);
            assertThat(problem(folder).reason()).as(rubbish).isEqualTo(Reason.NOT_A_JOURNAL);
            assertThat(problem(folder)).hasMessageContaining("Move the file away");
            assertThat(folder.resolve("jadoube.db")).hasContent(rubbish);
        }
        Files.delete(folder.resolve("jadoube.db"));
        assertThatCode(() -> Journal.open(folder).close()).doesNotThrowAnyException();
    }

    @Test
    void the_database_of_another_program_is_refused() throws Exception {
        sql("CREATE TABLE recipe (name TEXT)");
        assertThat(problem(folder).reason()).isEqualTo(Reason.NOT_A_JOURNAL);
        assertThat(problem(folder).found()).isEqualTo("a database of another program");
    }

    @Test
    void a_journal_of_a_newer_format_is_refused() throws Exception {
        Journal.open(folder).close();
        sql("PRAGMA user_version=3");
        assertThat(problem(folder).reason()).isEqualTo(Reason.NEWER_FORMAT);
        assertThat(problem(folder)).hasMessageContaining("format 3; expected format 2 or older. Start a newer Jadoube");
    }

    @Test
    void a_changed_event_is_found_out() throws Exception {
        write(4);
        sql("UPDATE event SET body = replace(body, 'g1f3', 'g1h3') WHERE number = 2");
        JournalProblem problem = readAll();
        assertThat(problem.reason()).isEqualTo(Reason.DAMAGED);
        assertThat(problem.where()).isEqualTo("game game-1, event 2");
        assertThat(problem.found()).startsWith("the event does not fit its seal");
    }

    @Test
    void a_missing_event_is_found_out() throws Exception {
        write(4);
        sql("DELETE FROM event WHERE number = 3");
        assertThat(readAll().where()).isEqualTo("game game-1, event 3");
        sql("UPDATE event SET number = number - 1 WHERE number > 3");
        assertThat(readAll().where()).isEqualTo("game game-1, event 3");
    }

    @Test
    void a_torn_file_is_damaged_not_empty() throws Exception {
        write(400);
        Path file = folder.resolve("jadoube.db");
        byte[] zeros = new byte[(int) Files.size(file) - 8192];
        try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
            channel.position(8192).write(ByteBuffer.wrap(zeros));
        }
        assertThat(readAll().reason()).isEqualTo(Reason.DAMAGED);
    }

    private void write(int events) {
        try (Journal journal = Journal.open(folder)) {
            journal.create(GAME, List.of(), Sample.opened());
            for (int i = 1; i < events; i++) {
                journal.append(GAME, i, List.of(Sample.step(i)));
            }
        }
    }

    private JournalProblem readAll() {
        return catchThrowableOfType(JournalProblem.class, () -> {
            try (Journal journal = Journal.open(folder)) {
                journal.events(GAME);
            }
        });
    }

    private void sql(String statement) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("jadoube.db"));
                Statement jdbc = connection.createStatement()) {
            jdbc.execute(statement);
        }
    }
}
