package org.jadoube.journal;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.laws.game.Actor;

/// What makes an act the same act when it is sent again: who did it, and the name the sender gave it.
///
/// @param id 1 to 64 characters of `A-Z a-z 0-9 - _`
public record ActKey(Actor by, String id) {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    public ActKey {
        if (!FORM.matcher(id).matches()) {
            throw new IllegalArgumentException("no id of an act: \"" + id + "\"");
        }
    }

    /// A key with an id as a client sent it; empty when the id has not the right form.
    public static Optional<ActKey> parse(Actor by, String id) {
        return FORM.matcher(id).matches() ? Optional.of(new ActKey(by, id)) : Optional.empty();
    }
}
