import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import en from "./web/words/en.js";
import es from "./web/words/es.js";
import { ABOUT, eventInWords } from "./web/table/story.js";
import { WHOLE, best, filled, learn, nameOf } from "./web/words/words.js";

learn("en", en);

const ROOT = process.env["JADOUBE_ROOT"] ?? "";
const LAWS = join(ROOT, "laws/src/main/java/org/jadoube/laws");

/** @param {string} file @returns {string[]} the names of an enum's constants, read from its source */
function constants(file) {
    const text = readFileSync(join(LAWS, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const body = /enum \w+[^{]*\{([^;}]*)/.exec(text)?.[1] ?? "";
    return [...body.matchAll(/^\s*([A-Z][A-Z0-9_]*)\s*(?:\([^)]*\))?\s*,?\s*$/gm)].map((found) => found[1] ?? "");
}

/** @param {string} folder @returns {string[]} */
function files(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? files(path) : [path];
    });
}

const sources = files("web").filter((file) => !/words\/e[ns]\.js$/.test(file));
const text = sources.filter((file) => /\.(js|html)$/.test(file)).map((file) => readFileSync(file, "utf8")).join("\n");

test("both languages say the same things", () => {
    assert.deepEqual(WHOLE, ["en", "es"]);
    assert.deepEqual(Object.keys(es), Object.keys(en));
    assert.ok(Object.keys(en).length > 200);
});

test("both languages fill in the same values", () => {
    const values = (/** @type {string} */ message) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();
    for (const [key, message] of Object.entries(en)) {
        assert.deepEqual(values(es[key]), values(message), key);
        assert.notEqual(es[key].trim(), "", key);
    }
});

test("every refusal of the Laws has its words", () => {
    const refusals = constants("Refusal.java");
    assert.ok(refusals.length >= 17, String(refusals));
    refusals.forEach((code) => assert.ok(`refusal.${code}` in en, code));
});

test("every ending and result has its words", () => {
    const endings = constants("game/Ending.java");
    assert.ok(endings.length >= 9, String(endings));
    endings.forEach((code) => assert.ok(`ending.${code}` in en, code));
    const scores = [...readFileSync(join(LAWS, "game/Result.java"), "utf8").matchAll(/\("([^"]+)"\)/g)].map((found) => found[1]);
    assert.ok(scores.length >= 4, String(scores));
    scores.forEach((score) => assert.ok(`result.${score}` in en, score));
});

test("every event of the Laws has its words", () => {
    const events = [...readFileSync(join(LAWS, "game/Event.java"), "utf8").matchAll(/record (\w+)\(/g)].map((found) => found[1] ?? "");
    assert.ok(events.length >= 15, String(events));
    events.forEach((name) => assert.ok(`event.${name[0]?.toLowerCase()}${name.slice(1)}` in en, name));
});

/** @param {string} name of a constant @returns {string} as the wire has it */
const hyphened = (name) => name.toLowerCase().replaceAll("_", "-");

test("every incident, offence, irregularity, matter, answer and penalty has its words", () => {
    const families = { Incident: "incident", Offence: "offence", Irregularity: "irregularity", Matter: "matter", Answer: "answer" };
    for (const [type, family] of Object.entries(families)) {
        const names = [...readFileSync(join(LAWS, `term/${type}.java`), "utf8").matchAll(/^    ([A-Z][A-Z_]+)(?:\(|,|;|$)/gm)].map((found) => found[1] ?? "");
        assert.ok(names.length > 4, `${type}: ${names}`);
        names.forEach((name) => assert.ok(`${family}.${hyphened(name)}` in en, name));
    }
    const penalties = [...readFileSync(join(LAWS, "term/Penalty.java"), "utf8").matchAll(/record (\w+)\(/g)].map((found) => found[1] ?? "");
    assert.ok(penalties.length === 9, String(penalties));
    penalties.forEach((name) => assert.ok(`penalty.${name[0]?.toLowerCase()}${name.slice(1)}` in en, name));
});

test("every event of the Laws is about something and tells it in both languages", () => {
    const events = [...readFileSync(join(LAWS, "game/Event.java"), "utf8").matchAll(/record (\w+)\(/g)].map((found) => found[1] ?? "");
    const kinds = events.map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`);
    assert.deepEqual(Object.keys(ABOUT).sort(), kinds.sort());
});

test("an event is told with what it says of itself, and with nothing unfilled", () => {
    const folder = join(ROOT, "journal/src/test/resources/org/jadoube/journal/events");
    const seated = /** @type {any} */ ({ white: "Ana Ruiz", black: "Boris K." });
    const told = readdirSync(folder).map((file) => eventInWords(JSON.parse(readFileSync(join(folder, file), "utf8")), seated));
    assert.ok(told.length > 55, String(told.length));
    told.forEach((sentence) => assert.doesNotMatch(sentence, /[{}]|undefined|\[object/, sentence));
    assert.ok(told.includes("White (Ana Ruiz) was given 0:02:00"), told.join("\n"));
    assert.ok(told.includes("Question 36 answered: Uphold. as it was"), told.join("\n"));
});

test("whatever the pages name is there", () => {
    const named = [...text.matchAll(/(?:\bsay\(|data-say(?:-\w+)?"?[=:] ?)"([\w.-]+)"/g)].map((found) => found[1] ?? "");
    assert.ok(named.length > 60, String(named.length));
    named.forEach((key) => assert.ok(key in en, key));
});

test("nothing is translated that no page says", () => {
    const families = [...text.matchAll(/[`"]([a-z0-9]+(?:\.[a-z0-9]+)*\.)(?:\$\{|")/g)].map((found) => found[1] ?? "");
    const explained = [...text.matchAll(/explained\("\w+", "([\w.]+)"/g)].map((found) => `${found[1]}.`);
    const choices = [...text.matchAll(/choice\("\w+", "[\w.]+", \[[^\]]*\], "([\w.]+)"(?:, "[\w.]+")?\)/g)].map((found) => `${found[1]}.`);
    for (const key of Object.keys(en)) {
        const counted = key.replace(/\.(one|many)$/, "");
        const said = text.includes(`"${key}"`) || (counted !== key && text.includes(`"${counted}"`)) || [...families, ...choices, ...explained].some((family) => key.startsWith(family));
        assert.ok(said || key === "white" || key === "black", key);
    }
});

test("the browser's first known language is taken, English when none is", () => {
    assert.equal(best(["es-AR", "en"]), "es");
    assert.equal(best(["fr", "ES"]), "es");
    assert.equal(best(["de"]), "en");
    assert.equal(best([]), "en");
    assert.equal(best(["constructor"]), "en");
});

test("a language in a file of its own is taken when it is wanted, with its region or without", () => {
    assert.equal(best(["fr-CA", "en"], ["en", "es", "fr"]), "fr");
    assert.equal(best(["pt-BR"], ["en", "es", "pt", "pt-BR"]), "pt-BR");
    assert.equal(best(["pt-PT"], ["en", "es", "pt-BR"]), "en");
    assert.deepEqual(["en", "es", "fr"].map(nameOf), ["English", "Español", "Français"]);
});

test("a value that is missing stays visible", () => {
    assert.equal(filled("{player} offers", { player: "Ana" }), "Ana offers");
    assert.equal(filled("{player} offers"), "{player} offers");
});

test("the pages hold to a strict content security policy and to this house alone", () => {
    for (const file of sources) {
        const content = readFileSync(file, "utf8");
        const foreign = content.replaceAll("http://www.w3.org/2000/svg", "");
        assert.doesNotMatch(foreign, /https?:\/\//, file);
        assert.doesNotMatch(content, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/, file);
        if (file.endsWith(".html")) {
            assert.doesNotMatch(content, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/, file);
        }
    }
});
