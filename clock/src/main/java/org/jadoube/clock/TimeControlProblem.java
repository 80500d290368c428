package org.jadoube.clock;

/// Why a text is no time control.
///
/// @param where the part of the text, such as `period 2`
/// @param found what stands there
/// @param expected what should
/// @param remedy what to do about it
public record TimeControlProblem(String where, String found, String expected, String remedy) {
    public String message() {
        return "%s: found \"%s\", expected %s. %s".formatted(where, found, expected, remedy);
    }
}
