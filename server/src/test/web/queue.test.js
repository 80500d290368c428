import assert from "node:assert/strict";
import { test } from "node:test";
import { ActQueue, freshPrefix, pause } from "./web/wire/queue.js";

test("an act keeps its id until it is answered", () => {
    const queue = new ActQueue("page");
    const move = queue.add({ kind: "release", move: "e2e4" });
    const press = queue.add({ kind: "press" });
    assert.deepEqual(queue.waiting(), [move, press]);
    assert.deepEqual(queue.waiting(), [move, press]);
    assert.deepEqual(queue.answer(move.id), { kind: "release", move: "e2e4" });
    assert.deepEqual(queue.waiting(), [press]);
    assert.equal(queue.answer(move.id), undefined);
    assert.equal(queue.size, 1);
});

test("ids are such as the wire takes, and no two pages share them", () => {
    const prefixes = new Set(Array.from({ length: 200 }, freshPrefix));
    assert.equal(prefixes.size, 200);
    for (const prefix of prefixes) {
        assert.match(new ActQueue(prefix).add({ kind: "press" }).id, /^[A-Za-z0-9_-]{1,64}$/);
    }
});

test("pauses between tries grow up to ten seconds", () => {
    const pauses = Array.from({ length: 12 }, (_, tries) => pause(tries, 1));
    pauses.slice(1).forEach((longer, index) => assert.ok(longer >= (pauses[index] ?? 0)));
    assert.equal(Math.max(...pauses), 10_000);
    assert.ok(pause(0, 0) >= 100);
});
