import assert from "node:assert/strict";
import { test } from "node:test";
import { readEntry } from "./web/board/entry.js";
import { START, carriedOut, castlingRook, promotes, readPlacement, stepped } from "./web/board/squares.js";
import { lettered, linesOf, rowsOf } from "./web/sheet.js";
import { moveInWords } from "./web/table/spoken.js";
import en from "./web/words/en.js";
import { learn } from "./web/words/words.js";

learn("en", en);

const start = readPlacement(START);
/** @param {string} placement @param {object} [more] */
const sitting = (placement, more = {}) => ({ placement: readPlacement(placement), turn: "white", chess960: false, letters: "KQRBN", ...more });

test("a placement has each piece on its square", () => {
    assert.equal(start.size, 32);
    assert.equal(start.get("e1"), "K");
    assert.equal(start.get("d8"), "q");
    assert.equal(start.get("e4"), undefined);
});

test("a step beyond the edge leads nowhere", () => {
    assert.equal(stepped("h8", 1, 0), undefined);
    assert.equal(stepped("a1", 0, 1), "a2");
});

test("castling moves king and rook, in both ways of writing it", () => {
    const ready = readPlacement("r3k2r/8/8/8/8/8/8/R3K2R");
    for (const [move, king, rook] of [["e1g1", "g1", "f1"], ["e1h1", "g1", "f1"], ["e1c1", "c1", "d1"], ["e1a1", "c1", "d1"], ["e8c8", "c8", "d8"]]) {
        const after = carriedOut(ready, move);
        assert.equal(after.get(king)?.toLowerCase(), "k", move);
        assert.equal(after.get(rook)?.toLowerCase(), "r", move);
        assert.equal(after.size, ready.size, move);
    }
    assert.equal(castlingRook(ready, "e1e2"), undefined);
});

test("in Chess960 king and rook may change places", () => {
    const after = carriedOut(readPlacement("8/8/8/8/8/8/8/5KR1"), "f1g1");
    assert.deepEqual([...after].sort(), [["f1", "R"], ["g1", "K"]]);
});

test("en passant takes the pawn that has passed", () => {
    const after = carriedOut(readPlacement("8/8/8/3pP3/8/8/8/8"), "e5d6");
    assert.deepEqual([...after], [["d6", "P"]]);
});

test("a pawn becomes the piece chosen, in its own colour", () => {
    assert.equal(carriedOut(readPlacement("8/P7/8/8/8/8/8/8"), "a7a8q").get("a8"), "Q");
    assert.equal(carriedOut(readPlacement("8/8/8/8/8/8/p7/8"), "a2a1n").get("a1"), "n");
    assert.ok(promotes(readPlacement("8/P7/8/8/8/8/8/8"), "a7", "b8"));
    assert.ok(!promotes(start, "a2", "a4"));
});

test("moves are read as they are written", () => {
    const cases = {
        e4: "e2e4", Nf3: "g1f3", "g1f3": "g1f3", "e2-e4": "e2e4", "Nc3!": "b1c3",
    };
    for (const [typed, move] of Object.entries(cases)) {
        assert.deepEqual(readEntry(typed, sitting(START)), { move }, typed);
    }
});

test("captures, castling and promotions are read", () => {
    assert.deepEqual(readEntry("exd5", sitting("8/8/8/3p4/4P3/8/8/8")), { move: "e4d5" });
    assert.deepEqual(readEntry("exd6 e.p.", sitting("8/8/8/3pP3/8/8/8/8")), { move: "e5d6" });
    assert.deepEqual(readEntry("O-O", sitting("8/8/8/8/8/8/8/4K2R")), { move: "e1g1" });
    assert.deepEqual(readEntry("0-0-0", sitting("8/8/8/8/8/8/8/R3K3")), { move: "e1c1" });
    assert.deepEqual(readEntry("O-O", sitting("8/8/8/8/8/8/8/5KR1", { chess960: true })), { move: "f1g1" });
    assert.deepEqual(readEntry("a8=N", sitting("8/P7/8/8/8/8/8/8")), { move: "a7a8n" });
    assert.deepEqual(readEntry("a7a8q", sitting("8/P7/8/8/8/8/8/8")), { move: "a7a8q" });
    assert.deepEqual(readEntry("a8", sitting("8/P7/8/8/8/8/8/8")), { fault: "promotion" });
});

test("the reader's own piece letters are read", () => {
    assert.deepEqual(readEntry("Cf3", sitting(START, { letters: "RDTAC" })), { move: "g1f3" });
    assert.deepEqual(readEntry("a8=D", sitting("8/P7/8/8/8/8/8/8", { letters: "RDTAC" })), { move: "a7a8q" });
    assert.deepEqual(readEntry("Re2", sitting("8/8/8/8/8/8/8/R3K3", { letters: "RDTAC" })), { move: "e1e2" });
});

test("two pieces that could be meant are told apart by the origin or by the legal moves", () => {
    const twins = "8/8/8/8/8/8/3K4/1N3N2";
    assert.deepEqual(readEntry("Nd2", sitting(twins)), { fault: "nothing" });
    const free = "8/8/8/8/8/8/8/1N3N2";
    assert.deepEqual(readEntry("Nd2", sitting(free)), { fault: "several" });
    assert.deepEqual(readEntry("Nbd2", sitting(free)), { move: "b1d2" });
    assert.deepEqual(readEntry("Nd2", sitting(free, { legal: ["f1d2"] })), { move: "f1d2" });
});

test("what cannot be meant is said", () => {
    assert.deepEqual(readEntry("hello", sitting(START)), { fault: "unreadable" });
    assert.deepEqual(readEntry("Bc4", sitting(START)), { fault: "nothing" });
    assert.deepEqual(readEntry("e7e5", sitting(START)), { fault: "nothing" });
    assert.deepEqual(readEntry("e9", sitting(START)), { fault: "unreadable" });
});

/** @param {string} player @param {string} san @param {number} ply */
const made = (player, san, ply) => ({ number: ply, kind: "moveMade", at: 0, article: "", player, san, move: "e2e4", ply });

test("moves stand in pairs under their numbers", () => {
    const rows = rowsOf(linesOf([made("white", "e4", 1), made("black", "e5", 2), made("white", "Nf3", 3)]));
    assert.deepEqual(rows.map((row) => [row.number, row.white?.san, row.black?.san]), [[1, "e4", "e5"], [2, "Nf3", undefined]]);
});

test("a game that Black begins leaves White's place empty", () => {
    const rows = rowsOf(linesOf([made("black", "e5", 1), made("white", "Nf3", 2)]));
    assert.deepEqual(rows.map((row) => [row.white?.san, row.black?.san]), [[undefined, "e5"], ["Nf3", undefined]]);
});

test("a draw offer stands at the offering player's latest move", () => {
    const offer = { number: 3, kind: "drawOffered", at: 0, article: "", player: "white" };
    const lines = linesOf([made("white", "e4", 1), made("black", "e5", 2), offer]);
    assert.deepEqual(lines.map((line) => line.offered), [true, false]);
});

/** @param {number} plies */
const restored = (plies) => ({ number: 9, kind: "positionRestored", at: 0, article: "", plies });

test("an illegal move stands in the list until the game goes back, and then what came after it goes too", () => {
    const illegal = { ...made("black", "Kxe2", 2), kind: "illegalMoveMade" };
    const played = [made("white", "e4", 1), illegal, made("white", "Nf3", 3)];
    assert.deepEqual(linesOf(played).map((line) => line.san), ["e4", "Kxe2", "Nf3"]);
    assert.deepEqual(linesOf([...played, restored(1)]).map((line) => line.san), ["e4"]);
    const again = linesOf([...played, restored(1), made("black", "Ke7", 2)]);
    assert.deepEqual(again.map((line) => [line.ply, line.san]), [[1, "e4"], [2, "Ke7"]]);
    assert.deepEqual(linesOf([...played, restored(3)]).length, 3);
    assert.deepEqual(linesOf([...played, restored(0)]), []);
});

test("of an annulled game no move stays", () => {
    const annulled = { number: 3, kind: "gameAnnulled", at: 0, article: "" };
    const lines = linesOf([made("white", "e4", 1), made("black", "e5", 2), annulled, made("white", "d4", 1)]);
    assert.deepEqual(lines.map((line) => line.san), ["d4"]);
});

test("piece letters are the reader's, also of the promoted piece", () => {
    assert.equal(lettered("Nbxd2+", "RDTAC"), "Cbxd2+");
    assert.equal(lettered("exd8=Q#", "RDTAC"), "exd8=D#");
    assert.equal(lettered("O-O-O", "RDTAC"), "O-O-O");
});

test("moves are told in words", () => {
    assert.equal(moveInWords(start, "g1f3", false), "knight from g1 to f3");
    assert.equal(moveInWords(readPlacement("8/8/8/3pP3/8/8/8/8"), "e5d6", true), "pawn from e5 takes on d6, check");
    assert.equal(moveInWords(readPlacement("8/8/8/8/8/8/8/R3K3"), "e1c1", false), "castles long");
    assert.equal(moveInWords(readPlacement("8/P7/8/8/8/8/8/8"), "a7a8q", false), "pawn from a7 to a8, becomes a queen");
});
