package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What came of reading a text.
///
/// @param <T> what the text stands for
public sealed interface Reading<T> {
    /// The text was read.
    ///
    /// @param mended what a lenient reader set right, each as half a sentence; always empty from a strict one
    record Read<T>(T value, List<String> mended) implements Reading<T> {
        public Read {
            mended = List.copyOf(mended);
        }

        public Read(T value) {
            this(value, List.of());
        }
    }

    /// The text was not read.
    record Unread<T>(Problem problem) implements Reading<T> {}

    default Optional<T> toOptional() {
        return switch (this) {
            case Read<T>(T value, var _) -> Optional.of(value);
            case Unread<T> _ -> Optional.empty();
        };
    }

    /// The value.
    ///
    /// @throws UnreadableNotation when there is none
    default T orElseThrow() {
        return switch (this) {
            case Read<T>(T value, var _) -> value;
            case Unread<T>(Problem problem) -> throw new UnreadableNotation(problem);
        };
    }

    /// The problem, when the text was not read.
    default Optional<Problem> toProblem() {
        return switch (this) {
            case Read<T> _ -> Optional.empty();
            case Unread<T>(Problem problem) -> Optional.of(problem);
        };
    }

    /// What a lenient reader set right, each as half a sentence.
    default List<String> mended() {
        return List.of();
    }

    /// Reads on from the value.
    default <U> Reading<U> then(Function<? super T, Reading<U>> next) {
        return switch (this) {
            case Read<T>(T value, var _) -> next.apply(value);
            case Unread<T>(Problem problem) -> new Unread<>(problem);
        };
    }
}
