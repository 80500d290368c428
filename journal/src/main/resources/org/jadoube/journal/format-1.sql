CREATE TABLE game (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX game_created ON game (created);

CREATE TABLE event (
    game   TEXT    NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    kind   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    body   TEXT    NOT NULL,
    seal   BLOB    NOT NULL CHECK (length(seal) = 32),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_ended ON event (game) WHERE kind = 'gameEnded';

CREATE TABLE answer (
    game    TEXT    NOT NULL REFERENCES game (id),
    actor   TEXT    NOT NULL,
    act     TEXT    NOT NULL,
    first   INTEGER,
    count   INTEGER,
    article TEXT,
    because TEXT,
    detail  TEXT,
    PRIMARY KEY (game, actor, act),
    CHECK ((first IS NULL) = (count IS NULL)),
    CHECK ((first IS NULL) = (because IS NOT NULL)),
    CHECK ((because IS NULL) = (article IS NULL) AND (because IS NULL) = (detail IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE seat (
    token BLOB NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    game  TEXT NOT NULL REFERENCES game (id),
    actor TEXT NOT NULL,
    UNIQUE (game, actor, token)
) STRICT, WITHOUT ROWID;

CREATE TABLE alive (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
