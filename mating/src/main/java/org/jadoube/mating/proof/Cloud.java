package org.jadoube.mating.proof;

import java.util.List;

/// Some pieces that are not followed, each with the squares where it is claimed ever to stand, and what is
/// claimed to be all that the rest of the board may ever look like without them.
public record Cloud(List<Range> pieces, States scenes) {
    public Cloud {
        pieces = List.copyOf(pieces);
    }
}
