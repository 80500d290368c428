package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Small inputs that users of chess programs have tripped over, each with the right outcome, asked on the command line:
/// those of the project, and the shared ones where they are there.
class CasesTest {
    @Test
    void each_of_our_own_cases_comes_out_right() throws IOException {
        try (InputStream table = CasesTest.class.getResourceAsStream("cases.csv")) {
            assertThat(table).isNotNull();
            assertThat(run(new String(table.readAllBytes(), StandardCharsets.UTF_8), "own"))
                    .isGreaterThan(30);
        }
    }

    @Test
    void each_of_the_shared_cases_comes_out_right() throws IOException {
        Path shared = Path.of(System.getenv()
                        .getOrDefault("JADOUBE_SHARED", System.getProperty("jadoube.root") + "/../shared"))
                .resolve("cases/cases.csv");
        if (!Files.exists(shared)) {
            System.out.println("cases: the shared ones are not there, our own were run");
            return;
        }
        assertThat(run(Files.readString(shared), "shared")).isPositive();
    }

    private static int run(String table, String whose) {
        List<String> faults = new ArrayList<>();
        TreeMap<String, Integer> kinds = new TreeMap<>();
        List<List<String>> rows = rows(table);
        for (List<String> row : rows.subList(1, rows.size())) {
            Case known = new Case(row.get(0), row.get(1).replace("\\n", "\n").replace("\\uFEFF", "\uFEFF"), row.get(2));
            kinds.merge(known.kind(), 1, Integer::sum);
            known.fault().ifPresent(fault -> faults.add(row + "\n    " + fault));
        }
        System.out.println("cases: " + (rows.size() - 1) + " " + whose + " " + kinds);
        assertThat(faults).isEmpty();
        return rows.size() - 1;
    }

    /// The rows of a table whose values are parted by commas and quoted where they hold some.
    private static List<List<String>> rows(String table) {
        List<List<String>> rows = new ArrayList<>();
        for (String line : table.lines().filter(text -> !text.isBlank()).toList()) {
            List<String> row = new ArrayList<>();
            StringBuilder value = new StringBuilder();
            boolean quoted = false;
            for (int i = 0; i < line.length(); i++) {
                char sign = line.charAt(i);
                if (sign == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    value.append(sign);
                    i++;
                } else if (sign == '"') {
                    quoted = !quoted;
                } else if (sign == ',' && !quoted) {
                    row.add(value.toString());
                    value.setLength(0);
                } else {
                    value.append(sign);
                }
            }
            row.add(value.toString());
            rows.add(row);
        }
        return rows;
    }
}
