import assert from "node:assert/strict";
import { test } from "node:test";
import { START } from "./web/board/squares.js";
import { chess960Number } from "./web/show/initial.js";
import { clockTimes } from "./web/show/times.js";

test("the clock times of a PGN belong to their moves", () => {
    const pgn = "[Event \"A {B}\"]\n[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:05:00][%emt 0:00:03]} 1... e5 2. Nf3 {good [%clk 1:00:01.5]} O-O-O\n3. fxg8=Q+ {[%clk 0:00:09] a remark} {[%emt 0:00:01]} *\n";
    assert.deepEqual(clockTimes(pgn), ["0:05:00", undefined, "1:00:01", undefined, "0:00:09"]);
    assert.deepEqual(clockTimes("[Result \"*\"]\n\n*\n"), []);
});

test("a starting position of Chess960 has its number", () => {
    const numbers = /** @type {[string, number | undefined][]} */ ([["bbqnnrkr", 0], ["rkrnnqbb", 959], ["rnbqkbnr", undefined]]);
    for (const [row, number] of numbers) {
        const initial = `${row}/pppppppp/8/8/8/8/PPPPPPPP/${row.toUpperCase()} w KQkq - 0 1`;
        assert.equal(chess960Number({ edition: "2023", profile: "online", timeControl: "300", initial }), number, row);
    }
    assert.equal(chess960Number({ edition: "2023", profile: "online", timeControl: "300" }), undefined);
    assert.equal(chess960Number({ edition: "2023", profile: "online", timeControl: "300", initial: "8/8/8/8/8/8/8/K1k5" }), undefined);
    assert.ok(START.startsWith("rnbqkbnr"));
});
