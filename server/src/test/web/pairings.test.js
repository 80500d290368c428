import assert from "node:assert/strict";
import { test } from "node:test";
import { isSheet } from "./web/event/kept.js";
import { readPairings, readSections } from "./web/event/pairings.js";

/** @param {string} text @returns {string[]} */
function read(text) {
    return readPairings(text).pairings.map(({ white, black }) => `${white}|${black}`);
}

test("a pairing may be typed in any usual way", () => {
    for (const line of ["Ana Ruiz - Boris K.", "Ana Ruiz – Boris K.", "Ana Ruiz vs Boris K.", "Ana Ruiz; Boris K.", "Ana Ruiz\tBoris K.", "Ana Ruiz   Boris K.",
        "1. Ana Ruiz - Boris K.", "12 Ana Ruiz - Boris K.", "1\tAna Ruiz - Boris K."]) {
        assert.deepEqual(read(line), ["Ana Ruiz|Boris K."], line);
    }
    assert.deepEqual(read("1 Ana Boris"), ["Ana|Boris"]);
    assert.deepEqual(read("Pérez-García, Juan - O'Neill"), ["Pérez-García, Juan|O'Neill"]);
});

test("the list of a pairing program is read with its other columns left out", () => {
    const list = "Bo.\tNo.\tWhite\tRtg\tPts.\tResult\tPts.\tBlack\tRtg\tNo.\n"
        + "1\t12\tGM\tCarlsen, Magnus\tNOR\t2850\t5\t½ - ½\t4½\tIM\tSmith, John\tENG\t2400\t7\n"
        + "2\t3\tRuiz, Ana\t1800\t4\t:\t4\tPetrov, Boris\t1795\t9\n"
        + "3\t5\tLopez, Eva\t1500\t3\t1\t\tbye\t\t";
    const reading = readPairings(list);
    assert.deepEqual(reading.pairings, [
        { line: 2, white: "Carlsen, Magnus", black: "Smith, John" },
        { line: 3, white: "Ruiz, Ana", black: "Petrov, Boris" },
    ]);
    assert.deepEqual(reading.passed.map(({ line, why }) => [line, why]), [[1, "heading"], [2, "result"], [4, "bye"]]);
    assert.deepEqual(reading.faults, []);
});

test("a rating is no part of a name, however it is set apart", () => {
    for (const line of ["Ruiz, Ana 1800 - Petrov, Boris 1795", "3 Ruiz, Ana (1800) - 1795 Petrov, Boris", "Ruiz, Ana 1800\tPetrov, Boris 1795", "Ruiz, Ana  1800  Petrov, Boris  1795"]) {
        assert.deepEqual(read(line), ["Ruiz, Ana|Petrov, Boris"], line);
    }
    assert.deepEqual(read("White 12 - Black 12"), ["White 12|Black 12"]);
});

test("a result is left out, and that is said", () => {
    for (const [line, result] of [["Ana Ruiz 1-0 Boris K.", "1-0"], ["1 Ana Ruiz 1800 ½ - ½ 1750 Boris K.", "½ - ½"], ["Ana Ruiz - Boris K. 0-1", "0-1"],
        ["Ana Ruiz\t1/2-1/2\tBoris K.", "1/2-1/2"], ["Ana Ruiz + - - Boris K.", "+ - -"], ["Ana Ruiz   1:0   Boris K.", "1:0"]]) {
        const reading = readPairings(line);
        assert.deepEqual(reading.pairings, [{ line: 1, white: "Ana Ruiz", black: "Boris K." }], line);
        assert.deepEqual(reading.passed, [{ line: 1, text: result, why: "result" }]);
    }
    assert.deepEqual(readPairings("Ana 1 - Boris 2").passed, []);
});

test("what cannot be read is told at its line", () => {
    const reading = readPairings("Ana - Boris\n\nCarla\nDmitri - Eva - Fritz\n" + "x".repeat(81) + " - y\nA\u202eb - c");
    assert.deepEqual(reading.faults.map(({ line, fault }) => [line, fault]), [[3, "two"], [4, "two"], [5, "long"], [6, "hidden"]]);
    assert.equal(readPairings("a - b\n".repeat(201)).faults[0]?.fault, "many");
});

test("sections are stretches of boards", () => {
    assert.deepEqual(readSections("1-10, 11 – 20; 21", 21), [{ from: 1, to: 10 }, { from: 11, to: 20 }, { from: 21, to: 21 }]);
    assert.deepEqual(readSections("", 5), []);
    for (const wrong of ["1-6", "0-2", "4-2", "all", "1-2-3"]) {
        assert.deepEqual(readSections(wrong, 5), { fault: wrong });
    }
});

test("a file that is no sheet is not taken for one", () => {
    const sheet = { kind: "jadoube-event", event: "e", name: "n", round: "", delay: 0, made: 1, arbiters: [{ role: "chief", from: 1, to: 1, token: "t" }],
        boards: [{ board: 1, game: "g", white: "w", black: "b", seats: { white: "x", black: "y" } }] };
    assert.ok(isSheet(sheet));
    for (const other of [null, [], "x", {}, { ...sheet, kind: "game" }, { ...sheet, boards: [{}] }, { ...sheet, arbiters: [null] }, { ...sheet, delay: "0" }]) {
        assert.ok(!isSheet(other), JSON.stringify(other));
    }
});
