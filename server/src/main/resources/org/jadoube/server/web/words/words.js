// What the faces say, in the reader's language: chosen from the browser's, switchable, remembered.

import en from "./en.js";
import es from "./es.js";

/** @typedef {keyof typeof en} Key */
/** @typedef {"en" | "es"} Language */

/** @type {Record<Language, Record<Key, string>>} */
export const BUNDLES = { en, es };
const REMEMBERED = "jadoube.language";

/** @type {Language} */
let current = "en";
/** @type {Set<() => void>} */
const readers = new Set();

/**
 * The first of the languages wanted that there is.
 * @param {readonly string[]} wanted such as `["es-AR", "en"]`
 * @returns {Language}
 */
export function best(wanted) {
    for (const one of wanted) {
        const code = one.toLowerCase().split("-")[0];
        if (isLanguage(code)) {
            return code;
        }
    }
    return "en";
}

/**
 * @param {string | null | undefined} code
 * @returns {code is Language}
 */
function isLanguage(code) {
    return code !== null && code !== undefined && Object.hasOwn(BUNDLES, code);
}

/** Takes the remembered language, or else the browser's. */
export function settle() {
    const kept = localStorage.getItem(REMEMBERED);
    current = isLanguage(kept) ? kept : best(navigator.languages);
    document.documentElement.lang = current;
}

export function language() {
    return current;
}

/**
 * Changes the language and lets everything that is written be written again.
 * @param {Language} chosen
 */
export function choose(chosen) {
    current = chosen;
    localStorage.setItem(REMEMBERED, chosen);
    document.documentElement.lang = chosen;
    translate(document);
    readers.forEach((read) => read());
}

/**
 * Calls back after each change of language.
 * @param {() => void} read
 * @returns {() => void} ends it
 */
export function whenChosen(read) {
    readers.add(read);
    return () => readers.delete(read);
}

/**
 * A message in the reader's language.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values) {
    return filled(BUNDLES[current][key], values);
}

/**
 * A message whose key is put together from what came over the wire, if there is one.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string | undefined}
 */
export function sayIfKnown(key, values) {
    return Object.hasOwn(en, key) ? say(/** @type {Key} */ (key), values) : undefined;
}

/**
 * @param {string} message
 * @param {Record<string, string | number>} [values]
 */
export function filled(message, values) {
    return message.replace(/\{(\w+)\}/g, (whole, name) => String(values?.[name] ?? whole));
}

/**
 * Hours, minutes and seconds in words, the empty ones left out.
 * @param {{ hours: number, minutes: number, seconds: number }} time
 */
export function sayTime(time) {
    /** @type {[string, number][]} */
    const units = [["hour", time.hours], ["minute", time.minutes], ["second", time.seconds]];
    const said = units
        .filter(([, n]) => n > 0)
        .map(([unit, n]) => sayIfKnown(`unit.${unit}.${n === 1 ? "one" : "many"}`, { n }) ?? "");
    return said.length > 0 ? said.join(" ") : say("unit.second.many", { n: 0 });
}

/**
 * Writes the messages of all elements that name one: `data-say` as their text, `data-say-label` as their accessible name,
 * `data-say-hint` as their placeholder.
 * @param {ParentNode} root
 */
export function translate(root) {
    for (const element of root.querySelectorAll("[data-say]")) {
        element.textContent = sayIfKnown(element.getAttribute("data-say") ?? "") ?? "";
    }
    for (const element of root.querySelectorAll("[data-say-label]")) {
        const text = sayIfKnown(element.getAttribute("data-say-label") ?? "") ?? "";
        element.setAttribute("aria-label", text);
        element.setAttribute("title", text);
    }
    for (const element of root.querySelectorAll("[data-say-hint]")) {
        element.setAttribute("placeholder", sayIfKnown(element.getAttribute("data-say-hint") ?? "") ?? "");
    }
}
