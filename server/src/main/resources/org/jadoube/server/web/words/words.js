// What the faces say, in the reader's language: chosen from the browser's, switchable, remembered.

/** @typedef {keyof typeof import("./en.js").default} Key */
/** @typedef {"en" | "es"} Language */
/** @typedef {Record<Key, string>} Bundle */

/** The languages there are: how each calls itself, and its letters for king, queen, rook, bishop, knight. */
export const BUNDLES = {
    en: { language: "English", letters: "KQRBN", read: () => import("./en.js") },
    es: { language: "Español", letters: "RDTAC", read: () => import("./es.js") },
};
const REMEMBERED = "jadoube.language";

/** Only what is read is fetched. @type {Map<Language, Bundle>} */
const known = new Map();

/** @type {Language} */
let current = remembered();
/** @type {Bundle} */
let words = await read(current);
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

/** The remembered language, or else the browser's; English outside of a browser. @returns {Language} */
function remembered() {
    if (!globalThis.document) {
        return "en";
    }
    const kept = localStorage.getItem(REMEMBERED);
    return isLanguage(kept) ? kept : best(navigator.languages);
}

/**
 * @param {Language} one
 * @returns {Promise<Bundle>}
 */
async function read(one) {
    const bundle = known.get(one) ?? (await BUNDLES[one].read()).default;
    known.set(one, bundle);
    return bundle;
}

/** Says of the page which language it is in. */
export function settle() {
    document.documentElement.lang = current;
}

export function language() {
    return current;
}

/**
 * Changes the language and lets everything that is written be written again.
 * @param {Language} chosen
 */
export async function choose(chosen) {
    const bundle = await read(chosen);
    words = bundle;
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
    return filled(words[key], values);
}

/**
 * A message whose key is put together from what came over the wire, if there is one.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string | undefined}
 */
export function sayIfKnown(key, values) {
    return Object.hasOwn(words, key) ? say(/** @type {Key} */ (key), values) : undefined;
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
