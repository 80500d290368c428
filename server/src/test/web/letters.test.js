import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readEntry } from "./web/board/entry.js";
import { START, readPlacement } from "./web/board/squares.js";
import { LETTERS, letters } from "./web/letters.js";
import { lettered } from "./web/sheet.js";

const ROOT = process.env["JADOUBE_ROOT"] ?? "";

test("each language has five letters, all different", () => {
    assert.ok(Object.keys(LETTERS).length >= 20);
    for (const [code, five] of Object.entries(LETTERS)) {
        assert.equal(new Set(five).size, 5, code);
    }
});

test("a move is written with the letters of a language", () => {
    assert.equal(lettered("Nbxd7+", letters("de")), "Sbxd7+");
    assert.equal(lettered("Kxe8", letters("ru")), "Крxe8");
    assert.equal(lettered("e8=Q", letters("zxx")), "e8=♕");
    assert.equal(lettered("Rd1", letters("fr")), "Td1");
    assert.equal(lettered("Rd1", letters("xx")), "Rd1");
});

test("a move is read in the letters in which it is written, in every language", () => {
    for (const [code, five] of Object.entries(LETTERS)) {
        const sitting = { placement: readPlacement(START), turn: /** @type {const} */ ("white"), chess960: false, letters: five };
        assert.deepEqual(readEntry(`${five[4]}f3`, sitting), { move: "g1f3" }, code);
        const king = { ...sitting, placement: readPlacement("4k3/8/8/8/8/8/8/4K3") };
        assert.deepEqual(readEntry(`${five[0]}e2`, king), { move: "e1e2" }, code);
    }
});

test("the hall knows the same letters", () => {
    const source = readFileSync(join(ROOT, "notation/src/main/java/org/jadoube/notation/PieceLetters.java"), "utf8");
    for (const [code, five] of Object.entries(LETTERS)) {
        const found = new RegExp(`"${code}", "([^"]+)"`).exec(source)?.[1]?.split(" ").slice(1).reverse();
        assert.deepEqual(found, [...five], code);
    }
});
