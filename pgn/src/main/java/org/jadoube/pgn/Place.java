package org.jadoube.pgn;

/// Where something stands in a file.
///
/// @param line from 1
/// @param column the byte in the line, from 1
/// @param offset the byte in the file, from 0
public record Place(long line, long column, long offset) {
    /// A place further on in the line.
    Place after(int bytes) {
        return new Place(line, column + bytes, offset + bytes);
    }
}
