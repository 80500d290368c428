package org.jadoube.journal.form;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The kinds of a sealed family of records: each is called by its record's simple name, beginning with a small
/// letter.
final class Kinds {
    private final String family;
    private final Map<Class<?>, String> names = new HashMap<>();
    private final SortedMap<String, RecordForm> forms = new TreeMap<>();

    private Kinds(Class<?> family, Set<String> taken) {
        this.family = name(family);
        records(family).forEach(type -> {
            String name = name(type);
            RecordForm form = RecordForm.of(type);
            if (form.names().stream().anyMatch(taken::contains) || forms.put(name, form) != null) {
                throw new IllegalArgumentException(type + " takes a name that is taken: " + name + " or " + taken);
            }
            names.put(type, name);
        });
    }

    /// The kinds of all records that a sealed interface permits, itself or through others.
    ///
    /// @param taken names of members that are written beside theirs
    /// @throws IllegalArgumentException when one of them cannot be written
    static Kinds of(Class<?> family, String... taken) {
        return new Kinds(family, Set.of(taken));
    }

    static Stream<Class<?>> records(Class<?> family) {
        if (family.isRecord()) {
            return Stream.of(family);
        }
        if (!family.isSealed()) {
            throw new IllegalArgumentException(family + " is neither a record nor a sealed family of records");
        }
        return Arrays.stream(family.getPermittedSubclasses()).flatMap(Kinds::records);
    }

    /// What a record is called as a kind.
    static String name(Class<?> type) {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    String name(Object value) {
        return Objects.requireNonNull(names.get(value.getClass()));
    }

    RecordForm form(Object value) {
        return Objects.requireNonNull(forms.get(name(value)));
    }

    /// The form of the kind that an object says it is.
    RecordForm form(Members members) {
        Found kind = members.member("kind", expected());
        RecordForm form = forms.get(kind.text());
        if (form == null) {
            throw kind.problem(expected());
        }
        return form;
    }

    private String expected() {
        return "a kind of " + family + " known here: one of " + String.join(", ", forms.keySet());
    }

    SortedMap<String, RecordForm> all() {
        return Collections.unmodifiableSortedMap(forms);
    }
}
