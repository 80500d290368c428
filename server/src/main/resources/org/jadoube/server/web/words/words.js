// What the faces say, in the reader's language: chosen from the browser's, switchable, remembered.

/** @typedef {keyof typeof import("./en.js").default} Key */
/** @typedef {string} Language a tag such as `es` or `pt-BR` */
/** @typedef {Partial<Record<Key, string>>} Bundle */

/** Languages of which everything is said, so that nobody loads English beside them. */
export const WHOLE = ["en", "es"];
const FALLBACK = "en";
const REMEMBERED = "jadoube.language";

/** @type {Language} */
let current = FALLBACK;
/** @type {Bundle} */
let words = {};
/** @type {Set<() => void>} */
const readers = new Set();

/**
 * The first of the languages wanted that there is: itself, or the one without its region.
 * @param {readonly string[]} wanted such as `["es-AR", "en"]`
 * @param {readonly Language[]} [known]
 * @returns {Language}
 */
export function best(wanted, known = WHOLE) {
    for (const one of wanted) {
        const tag = one.toLowerCase();
        const found = known.find((code) => code.toLowerCase() === tag) ?? known.find((code) => code === tag.split("-")[0]);
        if (found) {
            return found;
        }
    }
    return FALLBACK;
}

/**
 * The languages that this hall has: a file `words/TAG.js` each.
 * @returns {Promise<Language[]>}
 */
export async function languages() {
    try {
        const answer = await fetch("/words/list.json");
        return answer.ok ? await answer.json() : WHOLE;
    } catch {
        return WHOLE;
    }
}

/**
 * What a language calls itself.
 * @param {Language} code
 */
export function nameOf(code) {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * The words of a language, with the English ones where it lacks some.
 * @param {Language} code
 * @returns {Promise<Bundle>}
 */
async function load(code) {
    const own = import(`./${code}.js`);
    const all = WHOLE.includes(code) ? [own] : [import(`./${FALLBACK}.js`), own];
    const bundles = await Promise.all(all);
    return Object.assign({}, ...bundles.map((bundle) => bundle.default));
}

/** Takes the remembered language, or else the browser's, and fetches its words: none but these. */
export async function settle() {
    const kept = localStorage.getItem(REMEMBERED);
    const wanted = kept === null ? navigator.languages : [kept, ...navigator.languages];
    const sure = WHOLE.includes((wanted[0] ?? "").toLowerCase().split("-")[0] ?? "");
    await become(best(wanted, sure ? WHOLE : await languages()));
}

/**
 * Speaks a language from now on.
 * @param {Language} code
 * @param {Bundle} bundle
 */
export function learn(code, bundle) {
    current = code;
    words = bundle;
}

/** @param {Language} chosen */
async function become(chosen) {
    try {
        learn(chosen, await load(chosen));
    } catch {
        // A file that cannot be read is a language that there is not.
        learn(FALLBACK, await load(FALLBACK));
    }
    document.documentElement.lang = current;
    translate(document);
    readers.forEach((read) => read());
}

export function language() {
    return current;
}

/** The language of what the hall itself puts into words, which it does in these two. @returns {"en" | "es"} */
export function hallLanguage() {
    return current === "es" ? "es" : "en";
}

/**
 * Changes the language and lets everything that is written be written again.
 * @param {Language} chosen
 */
export async function choose(chosen) {
    localStorage.setItem(REMEMBERED, chosen);
    await become(chosen);
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
    return filled(words[key] ?? "", values);
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
 * A number of something, in the form that the language has for so many: `KEY.one`, `KEY.few` and so on, or else `KEY.many`.
 * @param {string} key
 * @param {number} n
 */
export function sayCount(key, n) {
    const form = `${key}.${new Intl.PluralRules(current).select(n)}`;
    const values = { n: new Intl.NumberFormat(current).format(n) };
    return sayIfKnown(form, values) ?? sayIfKnown(`${key}.many`, values) ?? values.n;
}

/**
 * Hours, minutes and seconds in words, the empty ones left out.
 * @param {{ hours: number, minutes: number, seconds: number }} time
 */
export function sayTime(time) {
    /** @type {[string, number][]} */
    const units = [["unit.hour", time.hours], ["unit.minute", time.minutes], ["unit.second", time.seconds]];
    const said = units.filter(([, n]) => n > 0).map(([unit, n]) => sayCount(unit, n));
    return said.length > 0 ? said.join(" ") : sayCount("unit.second", 0);
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
