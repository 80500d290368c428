package org.jadoube.journal;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.clock.Moment;
import tools.jackson.databind.JsonNode;

/// The members of a JSON object on their way to a value. Whatever is missing, of another type, or never asked for
/// is an [EventProblem].
final class Members {
    private final String where;
    private final JsonNode object;
    private final Set<String> asked = new HashSet<>();

    Members(String where, JsonNode object) {
        if (!object.isObject()) {
            throw new EventProblem(where, object.toString(), "an object");
        }
        this.where = where;
        this.object = object;
    }

    String path(String name) {
        return where + "." + name;
    }

    boolean has(String name) {
        asked.add(name);
        return object.has(name);
    }

    private JsonNode member(String name, String expected) {
        asked.add(name);
        JsonNode member = object.get(name);
        if (member == null) {
            throw new EventProblem(path(name), "nothing", expected);
        }
        return member;
    }

    EventProblem problem(String name, String expected) {
        return new EventProblem(path(name), member(name, expected).toString(), expected);
    }

    String text(String name) {
        JsonNode member = member(name, "a text");
        if (!member.isString()) {
            throw problem(name, "a text");
        }
        return member.stringValue();
    }

    Optional<String> optionalText(String name) {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    <E extends Enum<E>> E word(String name, Words<E> words) {
        return words.meant(text(name)).orElseThrow(() -> problem(name, words.toString()));
    }

    long whole(String name) {
        JsonNode member = member(name, "a whole number");
        if (!member.isIntegralNumber() || !member.canConvertToLong()) {
            throw problem(name, "a whole number");
        }
        return member.longValue();
    }

    /// A number that counts something, from `least` on.
    int count(String name, int least) {
        long value = whole(name);
        if (value < least || value > Integer.MAX_VALUE) {
            throw problem(name, "a whole number from " + least + " on");
        }
        return (int) value;
    }

    Moment moment(String name) {
        return new Moment(whole(name));
    }

    /// A time in microseconds, not negative.
    Duration duration(String name) {
        long micros = whole(name);
        if (micros < 0) {
            throw problem(name, "microseconds, 0 or more");
        }
        return Duration.of(micros, ChronoUnit.MICROS);
    }

    Members members(String name) {
        return new Members(path(name), member(name, "an object"));
    }

    /// The objects of a list that is not empty.
    List<Members> list(String name) {
        JsonNode member = member(name, "a list of objects");
        if (!member.isArray() || member.isEmpty()) {
            throw problem(name, "a list of objects");
        }
        List<Members> objects = new ArrayList<>();
        for (JsonNode element : member) {
            objects.add(new Members(path(name) + "[" + objects.size() + "]", element));
        }
        return objects;
    }

    /// To be called when all is read: what nobody has asked for would be lost.
    void end() {
        for (String name : object.propertyNames()) {
            if (!asked.contains(name)) {
                throw new EventProblem(path(name), object.get(name).toString(), "no such member");
            }
        }
    }
}
