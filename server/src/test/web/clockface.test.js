import assert from "node:assert/strict";
import { test } from "node:test";
import { add, at, correct, nextZero, press, set, start, stop, unsuitable } from "./web/clockface/device.js";
import { large } from "./web/clockface/half.js";
import { isControl } from "./web/clockface/kept.js";
import { PRESETS, inSigns } from "./web/clockface/presets.js";
import { control, faultOf, span } from "./web/clockface/setting.js";
import { due } from "./web/clockface/sound.js";

const S = 1_000_000;
const choices = { tenths: true, hours: false };

/** @param {import("./web/clockface/setting.js").Control} of */
const started = (of) => start(set(of), "white", 0);

test("byo-yomi begins for each at his own zero, gives a turn back in full and loses one when it is used up", () => {
    let clock = started(control([span(60), span(30, "byo-yomi", 3)]));
    clock = at(clock, 65 * S);
    assert.equal(clock.white.remaining, 25 * S);
    assert.equal(clock.white.period, 2);
    assert.deepEqual([clock.black.remaining, clock.black.period], [60 * S, 1]);
    clock = press(clock, "white", 70 * S);
    assert.deepEqual([clock.white.remaining, clock.white.stint], [30 * S, 3]);
    clock = press(clock, "black", 71 * S);
    clock = at(clock, (71 + 35) * S);
    assert.deepEqual([clock.white.remaining, clock.white.stint, clock.white.flag.kind], [25 * S, 2, "interim"]);
    clock = at(clock, (71 + 90) * S);
    assert.deepEqual([clock.white.remaining, clock.white.flag.kind, clock.firstFlag], [0, "final", "white"]);
});

test("overtime is filled again after its moves", () => {
    let clock = started(control([span(60, "overtime", 2)]));
    clock = press(press(clock, "white", 10 * S), "black", 10 * S);
    assert.equal(clock.white.remaining, 50 * S);
    clock = press(clock, "white", 20 * S);
    assert.deepEqual([clock.white.remaining, clock.white.stint], [60 * S, 0]);
});

test("in an hourglass what one loses the other gains", () => {
    const clock = at(started(control([span(60, "hourglass")])), 59 * S);
    assert.deepEqual([clock.white.remaining, clock.black.remaining], [S, 119 * S]);
    assert.equal(at(clock, 61 * S).firstFlag, "white");
    assert.equal(at(clock, 100 * S).black.remaining, 120 * S);
});

test("a gong passes the turn by itself, through a whole night too", () => {
    const clock = started(control([span(10, "gong")]));
    assert.equal(at(clock, 9 * S).running, "white");
    assert.equal(at(clock, 10 * S).running, "black");
    assert.equal(press(clock, "white", 5 * S).running, "white");
    const night = at(clock, 36_005 * S);
    assert.deepEqual([night.running, night.white.remaining, night.white.presses, night.black.presses], ["white", 5 * S, 1800, 1800]);
});

test("the last period may come again and again", () => {
    const clock = at(started(control([span(100, "none", 0, 40), span(50, "none", 0, 20)], { repeats: true })), 260 * S);
    assert.deepEqual([clock.white.period, clock.white.remaining, clock.black.remaining], [5, 40 * S, 300 * S]);
});

test("a clock counts on below zero, and up from zero", () => {
    const below = at(started(control([span(10)], { atLastZero: "count-on" })), 15 * S);
    assert.deepEqual([below.white.remaining, below.firstFlag], [-5 * S, "white"]);
    assert.equal(large(below.white.remaining, choices), "0:05");
    assert.equal(press(below, "white", 16 * S).running, "black");
    const up = at(started(control([span(0)], { atLastZero: "count-on" })), 7 * S);
    assert.equal(large(up.white.remaining, choices), "0:07");
});

test("each side has its own periods", () => {
    const armageddon = started(control([span(300)], { black: [span(240)] }));
    assert.deepEqual([armageddon.white.remaining, armageddon.black.remaining], [300 * S, 240 * S]);
    const one = control([span(60, "none", 0, 40), span(60)], { black: [span(600)] });
    const clock = at(started(one), 61 * S);
    assert.deepEqual([clock.white.period, clock.black.period, clock.black.remaining], [2, 1, 600 * S]);
});

test("time that runs backwards is a fault", () => {
    assert.throws(() => at(started(control([span(60)])), -1), /backwards/);
});

test("a correction says what does not suit it", () => {
    const of = control([span(60, "none", 0, 2), span(60)], { periodSwitch: "at-move-count" });
    const side = { remaining: S, period: 1, moves: 0 };
    const fault = (/** @type {object} */ changed) => unsuitable(of, { white: side, black: { ...side, ...changed } })?.fault;
    assert.equal(fault({}), undefined);
    assert.equal(fault({ remaining: 0 }), "time");
    assert.equal(fault({ remaining: NaN }), "time");
    assert.equal(fault({ period: 3 }), "period");
    assert.equal(fault({ moves: 1.5 }), "moves");
    assert.equal(fault({ moves: 2 }), "quota");
    const clock = correct(stop(at(started(of), 61 * S), 61 * S), { white: side, black: side }, 62 * S);
    assert.deepEqual([clock.white.flag.kind, clock.firstFlag, clock.running], ["up", null, null]);
    assert.equal(nextZero(start(clock, "white", 70 * S)), 71 * S);
    assert.equal(add(clock, "black", 60 * S, 70 * S).black.remaining, 61 * S);
});

test("every preset can be played, kept and told in signs of its own", () => {
    const all = Object.values(PRESETS).flat();
    assert.ok(all.length > 30);
    all.forEach((one) => assert.equal(faultOf(one), null, inSigns(one)));
    all.forEach((one) => assert.ok(isControl(JSON.parse(JSON.stringify(one))), inSigns(one)));
    assert.equal(inSigns(PRESETS.bonus[7]), "40/90′ + 30′ +30″");
    assert.equal(inSigns(PRESETS.other[0]), "5′ : 4′");
    assert.equal(inSigns(PRESETS.turns[0]), "60′ + 5×30″");
});

test("what cannot be played is pointed at", () => {
    const fault = (/** @type {object} */ one) => faultOf(control([{ ...span(60), ...one }]))?.fault;
    assert.equal(fault({ base: 0 }), "time");
    assert.equal(fault({ base: NaN }), "time");
    assert.equal(fault({ moves: 40 }), "last");
    assert.equal(fault({ method: "byo-yomi", count: 0 }), "count");
    assert.equal(fault({ method: "cumulative", bonus: 0 }), "time");
    assert.equal(fault({ base: 0, method: "cumulative", bonus: S }), undefined);
    assert.equal(isControl({ white: [], black: [] }), false);
    assert.equal(isControl({ ...control([span(60)]), white: [{ method: "constructor", base: 1, bonus: 0, moves: 0, count: 0 }] }), false);
});

test("a display leaves out an hour that is not there", () => {
    assert.equal(large(5400 * S, choices), "1:30:00");
    assert.equal(large(1500 * S, choices), "25:00");
    assert.equal(large(299 * S, choices), "4:59");
    assert.equal(large(30 * S, choices), "0:30");
    assert.equal(large(19.34 * S, choices), "19.4");
    assert.equal(large(36_000 * S, choices), "10:00:00");
    assert.equal(large(0, choices), "0:00");
    assert.equal(large(299 * S, { tenths: false, hours: true }), "0:04:59");
});

test("warnings come ten seconds before zero and at each of the last five", () => {
    const heard = [];
    for (let left = 12_000; left > -200; left -= 100) {
        const sound = due(left * 1000, (left - 100) * 1000);
        if (sound) {
            heard.push([sound, (left - 100) / 1000]);
        }
    }
    assert.deepEqual(heard, [["warning", 10], ["warning", 5], ["warning", 4], ["warning", 3], ["warning", 2], ["warning", 1], ["zero", 0]]);
});
