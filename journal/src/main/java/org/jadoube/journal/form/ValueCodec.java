package org.jadoube.journal.form;

import org.jadoube.board.Move;
import tools.jackson.databind.node.ObjectNode;

/// What events and acts are made of, written by itself.
public final class ValueCodec {
    private ValueCodec() {}

    /// A record, such as a question to the arbiter, as it stands inside an event.
    public static ObjectNode write(Record value) {
        return (ObjectNode) Forms.of(value.getClass()).write(value);
    }

    /// A move as two squares, castling from the king's to the rook's, and for a promotion the letter of the piece.
    public static String text(Move move) {
        return MoveForm.text(move);
    }

    /// The word for a constant.
    public static String word(Enum<?> constant) {
        return Forms.of(constant.getDeclaringClass()).write(constant).stringValue();
    }
}
