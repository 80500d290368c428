import assert from "node:assert/strict";
import { test } from "node:test";
import { readEntry } from "./web/board/entry.js";
import { callSquares, squareName, withoutNames } from "./web/board/naming.js";
import { START, readPlacement } from "./web/board/squares.js";
import { letters } from "./web/letters.js";
import { usual } from "./web/table/choices.js";
import { asLeft, lastTouched } from "./web/table/left.js";

const foreign = [letters("en"), letters("es")];
/** @param {string} placement @param {object} [more] */
const sitting = (placement, more = {}) => ({ placement: readPlacement(placement), turn: "white", chess960: false, letters: "KQRBN", foreign, ...more });
const start = sitting(START);

test("a move is read in long form, by figurines, with a small letter and by the names of the files", () => {
    for (const typed of ["Nf3", "Ng1-f3", "Ng1f3", "♘f3", "nf3", "g1-f3", "g1 f3", "Gustav 1 Felix 3", "gustav 1, felix 3", "N Felix 3", "N Gustav 1 Felix 3"]) {
        assert.deepEqual(readEntry(typed, start), { move: "g1f3" }, typed);
    }
    assert.deepEqual(readEntry("Pe4", start), { move: "e2e4" });
    assert.deepEqual(readEntry("Eva 4", start), { move: "e2e4" });
});

test("the letters of every language are read, the reader's own first", () => {
    assert.deepEqual(readEntry("Cf3", start), { move: "g1f3" });
    const queens = sitting("4k3/8/8/8/8/8/8/R2QK2R");
    assert.deepEqual(readEntry("Dd4", queens), { move: "d1d4" });
    assert.deepEqual(readEntry("Tb1", queens), { move: "a1b1" });
    assert.deepEqual(readEntry("Rb1", queens), { move: "a1b1" });
    assert.deepEqual(readEntry("Re2", { ...queens, letters: "RDTAC" }), { move: "e1e2" });
    assert.deepEqual(readEntry("Xe2", queens), { fault: "unreadable" });
});

test("over the board a pawn may be left on the last rank, on a screen it may not", () => {
    const pawn = sitting("8/P7/8/8/8/8/8/4K2k");
    assert.deepEqual(readEntry("a8", pawn), { fault: "promotion" });
    assert.deepEqual(readEntry("a8", { ...pawn, free: true }), { move: "a7a8" });
    assert.deepEqual(readEntry("a8=C", { ...pawn, free: true }), { move: "a7a8n" });
});

test("squares are called by letters or by names", () => {
    assert.equal(squareName("e4"), "e4");
    callSquares(true);
    assert.equal(squareName("e4"), "Eva 4");
    assert.equal(squareName("h8"), "Hector 8");
    assert.equal(squareName("?"), "?");
    callSquares(false);
    assert.equal(withoutNames("Anna 1 Hector8"), "a1 h8");
    assert.equal(withoutNames("Nf3"), "Nf3");
});

test("the board is as hands have left it", () => {
    const board = readPlacement("r7/1P6/8/8/8/8/8/4K2k");
    const left = asLeft(board, { from: "b7", to: "a8" });
    assert.equal(left.get("a8"), "P");
    assert.ok(!left.has("b7"));
    assert.equal(asLeft(board, { from: "b7", to: "a8" }, { square: "a8", piece: "knight" }).get("a8"), "N");
    assert.deepEqual([...asLeft(board, null)], [...board]);
});

test("the last touch is one of this turn", () => {
    const touch = { number: 1, kind: "pieceTouched", at: 1, article: "", player: "white", square: "g1" };
    const move = { number: 2, kind: "moveMade", at: 2, article: "", player: "white", move: "e2e4" };
    assert.equal(lastTouched([touch], "white"), "g1");
    assert.equal(lastTouched([touch, move], "white"), undefined);
    assert.equal(lastTouched([touch], "black"), undefined);
    assert.equal(lastTouched([], "black"), undefined);
});

test("over the board nothing sounds and nobody is warned unless he wants it", () => {
    const table = usual("over-the-board");
    assert.ok(![table.low, table.move, table.press, table.offer, table.warning].includes(true));
    assert.ok(usual("online").warning);
});
