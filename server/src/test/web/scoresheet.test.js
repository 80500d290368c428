import assert from "node:assert/strict";
import { test } from "node:test";
import { START, readPlacement } from "./web/board/squares.js";
import { differing, sheetOf } from "./web/scoresheet/entries.js";

/** @param {string} kind @param {object} [more] */
const event = (kind, more = {}) => ({ number: 1, kind, at: 1, article: "8.1", player: "white", ...more });
const wrote = (/** @type {number} */ ply, /** @type {string} */ text, player = "white") => event("moveRecorded", { ply, text, player });

test("a sheet is what its player has written, with the offers he has marked", () => {
    const sheet = sheetOf([wrote(1, "e4"), wrote(1, "d4", "black"), wrote(2, "c5 (=)"), event("offerRecorded")], "white");
    assert.deepEqual([...sheet.entries.values()].map(({ text, offered }) => [text, offered]), [["e4", false], ["c5", true]]);
    assert.equal(sheet.recorded, 2);
    const other = sheetOf([wrote(1, "e4"), event("offerRecorded")], "white");
    assert.equal(other.entries.get(1)?.offered, true);
});

test("what was copied is a gap between the entries", () => {
    const sheet = sheetOf([wrote(1, "e4"), event("scoresheetCompleted", { plies: 7 }), wrote(8, "Rb8")], "white");
    assert.deepEqual([...sheet.entries.keys()], [1, 8]);
    assert.equal(sheet.recorded, 8);
});

test("where the game goes back the sheet does too, and an annulled game leaves it blank", () => {
    const written = [wrote(1, "e4"), wrote(2, "c5"), wrote(3, "Nf3")];
    assert.deepEqual([...sheetOf([...written, event("positionRestored", { plies: 1 })], "white").entries.keys()], [1]);
    assert.equal(sheetOf([...written, event("gameAnnulled")], "white").recorded, 0);
});

test("a signature is under a result", () => {
    assert.equal(sheetOf([event("resultSigned", { result: "1-0" })], "white").signed, "1-0");
    assert.equal(sheetOf([event("resultSigned", { result: "1-0" })], "black").signed, undefined);
});

test("an entry differs where no language makes the move made of it", () => {
    const played = ["e2e4", "g8f6", "e4e5"].map((move) => ({ move }));
    const placement = readPlacement(START);
    const entries = (/** @type {string[]} */ ...texts) => sheetOf(texts.map((text, index) => wrote(index + 1, text)), "white").entries;
    for (const knight of ["Nf6", "Cf6", "Sf6", "Кf6", "Jf6", "♘f6", "Ng8-f6"]) {
        assert.deepEqual([...differing(entries("e4", knight, "e5"), played, placement, false)], [], knight);
    }
    assert.deepEqual([...differing(entries("e4", "d6", "e5"), played, placement, false)], [2]);
    assert.deepEqual([...differing(entries("e4", "Nf6", "e5", "Nd5"), played, placement, false)], [4]);
});
