import assert from "node:assert/strict";
import { test } from "node:test";
import { pace, readControl } from "./web/clock/control.js";
import { SECOND, counted, figures, readFigures, reading } from "./web/clock/figures.js";
import { inShort, inWords } from "./web/clock/sentence.js";
import en from "./web/words/en.js";
import { learn } from "./web/words/words.js";

learn("en", en);

const face = { remaining: 10 * SECOND, delay: 0, flag: "up", period: 1, moves: 0 };

test("a clock shows hours, minutes and seconds", () => {
    assert.equal(figures(5400 * SECOND), "1:30:00");
    assert.equal(figures(59 * SECOND), "0:00:59");
    assert.equal(figures(36000 * SECOND), "10:00:00");
});

test("zero is shown only at zero", () => {
    assert.equal(figures(1), "0:00:01");
    assert.equal(figures(0), "0:00:00");
    assert.equal(figures(1, true), "0.1");
    assert.equal(figures(0, true), "0:00:00");
});

test("tenths are shown below twenty seconds only", () => {
    assert.equal(figures(19.34 * SECOND, true), "19.4");
    assert.equal(figures(20 * SECOND, true), "0:00:20");
    assert.equal(figures(19.34 * SECOND, false), "0:00:20");
});

test("what a clock shows is read back", () => {
    for (const seconds of [0, 1, 59, 60, 3599, 3600, 5400, 36000, 359_999]) {
        assert.equal(readFigures(figures(seconds * SECOND)), seconds * SECOND);
    }
    assert.equal(readFigures("5:00"), 300 * SECOND);
    assert.equal(readFigures("45"), 45 * SECOND);
    for (const wrong of ["", "1:60:00", "0:75", "a", "-5", "1:2:3:4"]) {
        assert.equal(readFigures(wrong), undefined, wrong);
    }
});

test("the delay is used up before the time", () => {
    const delayed = { ...face, delay: 3 * SECOND };
    assert.deepEqual(counted(delayed, 2 * SECOND), { remaining: 10 * SECOND, delay: SECOND });
    assert.deepEqual(counted(delayed, 5 * SECOND), { remaining: 8 * SECOND, delay: 0 });
    assert.deepEqual(counted(delayed, 60 * SECOND), { remaining: 0, delay: 0 });
});

test("only the running side counts down", () => {
    const clocks = { white: face, black: face, running: "black", started: true, firstFlag: null };
    const shown = reading(clocks, 4 * SECOND, [], true);
    assert.equal(shown.white.remaining, 10 * SECOND);
    assert.equal(shown.black.remaining, 6 * SECOND);
    assert.deepEqual(reading({ ...clocks, running: null }, 4 * SECOND, [], true).black, face);
});

test("at zero both sides get the next period and the flag of the first goes up as interim", () => {
    const clocks = { white: face, black: { ...face, remaining: 70 * SECOND }, running: "white", started: true, firstFlag: null };
    const periods = readControl("40/5400:1800").periods;
    const shown = reading(clocks, 12 * SECOND, periods, true);
    assert.deepEqual(shown.white, { ...face, remaining: 1798 * SECOND, period: 2, flag: "interim" });
    assert.deepEqual(shown.black, { ...face, remaining: 1870 * SECOND, period: 2 });
    assert.equal(reading(clocks, 12 * SECOND, periods, false).white.remaining, 0);
});

test("the flag of a side at its last zero is shown by the clock itself", () => {
    const clocks = { white: face, black: face, running: "white", started: true, firstFlag: null };
    const periods = readControl("10").periods;
    assert.equal(reading(clocks, 9.9 * SECOND, periods, true).white.flag, "up");
    assert.equal(reading(clocks, 10 * SECOND, periods, true).white.flag, "final");
    assert.equal(reading(clocks, 10 * SECOND, periods, true).black.flag, "up");
});

test("time controls are read in the form of the PGN tag", () => {
    assert.deepEqual(readControl(" 40/5400+30:1800+30 "), {
        periods: [
            { moves: 40, seconds: 5400, bonus: 30 },
            { moves: 0, seconds: 1800, bonus: 30 },
        ],
    });
    assert.deepEqual(readControl("0+5"), { periods: [{ moves: 0, seconds: 0, bonus: 5 }] });
});

test("a faulty time control is pointed at", () => {
    assert.deepEqual(readControl(""), { fault: "empty", found: "" });
    assert.deepEqual(readControl("40/5400:ten"), { fault: "period", found: "ten" });
    assert.deepEqual(readControl("5400:1800"), { fault: "last", found: "5400" });
    assert.deepEqual(readControl("0"), { fault: "zero", found: "0" });
    assert.deepEqual(readControl("0/5400:60"), { fault: "zero", found: "0/5400" });
});

test("the pace is that of sixty moves", () => {
    const paces = { "300+5": "blitz", "600": "blitz", "601": "rapid", "900+10": "rapid", "1800+30": "standard", "3600": "standard", "40/5400:60": "standard" };
    for (const [control, kind] of Object.entries(paces)) {
        assert.equal(pace(readControl(control).periods), kind, control);
    }
});

test("a time control is told in words", () => {
    assert.equal(
        inWords(readControl("40/5400+30:1800+30").periods, "cumulative"),
        "40 moves in 1 hour 30 minutes, then 30 minutes for the rest of the game. 30 seconds added before every move from the first. "
            + "So each clock shows 1:30:30 when the game begins.",
    );
    assert.equal(inWords(readControl("300").periods, "cumulative"), "5 minutes for the whole game.");
    assert.equal(inWords(readControl("300+3").periods, "us-delay"), "5 minutes for the whole game. The clock waits 3 seconds before every move.");
});

test("a time control is told in short for a button", () => {
    const short = (/** @type {string} */ control) => inShort(readControl(control).periods);
    assert.equal(short("40/5400+30:1800+30"), "90 min for 40 moves, then 30 min, + 30 s a move");
    assert.equal(short("900+10"), "15 min, + 10 s a move");
    assert.equal(short("90"), "1 min 30 s");
    assert.equal(short("45"), "45 s");
});
