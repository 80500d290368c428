CREATE TABLE competition (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    round   TEXT    NOT NULL,
    delay   INTEGER NOT NULL CHECK (delay >= 0)
) STRICT;

CREATE TABLE board (
    competition TEXT    NOT NULL REFERENCES competition (id),
    number      INTEGER NOT NULL CHECK (number >= 1),
    game        TEXT    NOT NULL UNIQUE REFERENCES game (id),
    PRIMARY KEY (competition, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE warrant (
    token       BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    competition TEXT    NOT NULL REFERENCES competition (id),
    office      TEXT    NOT NULL,
    first       INTEGER NOT NULL,
    last        INTEGER NOT NULL,
    CHECK (1 <= first AND first <= last)
) STRICT, WITHOUT ROWID;
