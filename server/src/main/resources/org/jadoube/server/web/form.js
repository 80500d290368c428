// The parts that forms are laid out of: fields with their explanations and places for problems, choices that explain
// themselves.

/** @import { Problem } from "./types.js" */
/** @import { Key } from "./words/words.js" */
import { make, written } from "./page.js";
import { say, sayIfKnown } from "./words/words.js";

/** The editions of the Laws that a game can be played by, the latest first. */
export const EDITIONS = ["2023", "2018", "2017", "2014", "2009", "2005", "2001", "1997"];

/**
 * @param {Key} legend
 * @param {...Node} children
 */
export function group(legend, ...children) {
    return make("fieldset", { class: "group" }, make("legend", { "data-say": legend }), ...children);
}

/**
 * A field with its label, explanation and place for a problem.
 * @param {string} name
 * @param {Key} label
 * @param {HTMLElement} input
 * @param {Key} [hint]
 */
export function field(name, label, input, hint) {
    const box = make("div", { class: "field" }, make("label", { for: name, "data-say": label }), input);
    if (hint) {
        box.append(make("p", { id: `${name}-hint`, class: "hint", "data-say": hint }));
    }
    if (!input.hasAttribute("aria-describedby")) {
        input.setAttribute("aria-describedby", `${hint ? `${name}-hint ` : ""}${name}-problem`);
    }
    box.append(make("p", { id: `${name}-problem`, class: "problem", hidden: "", "data-problem": name }));
    return box;
}

/**
 * @param {string} name
 * @param {number} most
 */
export function number(name, most) {
    return make("input", { id: name, name, type: "number", min: "0", max: String(most), step: "1", inputmode: "numeric" });
}

/**
 * @param {string} name
 * @param {Key} label
 * @param {string[]} words
 * @param {string} prefix of the messages
 * @param {Key} [hint]
 */
export function choice(name, label, words, prefix, hint) {
    const select = make("select", { id: name, name });
    for (const word of words) {
        select.append(make("option", { value: word, "data-say": `${prefix}.${word || "usual"}` }));
    }
    return field(name, label, select, hint);
}

/**
 * A choice of one among cards that explain themselves.
 * @param {string} name
 * @param {string[]} words
 * @param {(word: string) => [string, string]} keys of heading and explanation; a heading that is no key is its own text
 */
export function cards(name, words, keys) {
    const box = make("div", { class: `cards ${name}` });
    words.forEach((word, index) => {
        const radio = make("input", { type: "radio", name, value: word, id: `${name}-${word}` });
        radio.defaultChecked = index === 0;
        const [heading, explanation] = keys(word);
        const title = sayIfKnown(heading) === undefined ? make("strong", {}, heading) : make("strong", { "data-say": heading });
        box.append(make("label", { class: "card" }, radio, title, make("span", { "data-say": explanation })));
    });
    box.append(make("p", { class: "problem", hidden: "", "data-problem": name }));
    return box;
}

/** A starting position of Chess960 by its number, or by lot. */
export function chess960() {
    const input = number("chess960", 959);
    const lots = make("button", { type: "button", class: "plain", "data-say": "lobby.chess960.draw" });
    lots.addEventListener("click", () => {
        const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
        input.value = String(drawn % 960);
    });
    const box = field("chess960", "lobby.chess960", make("div", { class: "beside" }, input, lots));
    input.setAttribute("data-say-hint", "lobby.optional");
    box.append(make("p", { class: "hint", "data-say": "lobby.chess960.number" }));
    return box;
}

/**
 * Writes a problem at its field, or takes it away.
 * @param {HTMLFormElement} form
 * @param {string} name of the field
 * @param {string} text empty for none
 * @returns {boolean} whether the form has a place for it
 */
export function problemAt(form, name, text) {
    const place = form.querySelector(`[data-problem="${CSS.escape(name)}"]`);
    const input = form.elements.namedItem(name);
    if (place instanceof HTMLElement) {
        place.textContent = text;
        place.hidden = text === "";
    }
    if (input instanceof HTMLElement) {
        input.toggleAttribute("aria-invalid", text !== "");
    }
    return place instanceof HTMLElement;
}

/** @param {HTMLFormElement} form */
export function clearProblems(form) {
    for (const place of form.querySelectorAll("[data-problem]")) {
        problemAt(form, place.getAttribute("data-problem") ?? "", "");
    }
}

/** @param {Problem} problem */
export function problemInWords(problem) {
    return `${say("problem.text", { found: problem.found, expected: problem.expected })} ${problem.remedy}`;
}

/**
 * Brings the reader to a field, unfolding what hides it.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export function lead(form, name) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLElement) {
        input.closest("details")?.setAttribute("open", "");
        input.focus();
    }
}

/**
 * A choice that explains what is chosen.
 * @param {string} name
 * @param {Key} label which begins the names of the words' messages
 * @param {string[]} words
 */
export function explained(name, label, words) {
    const select = make("select", { id: name, name, "data-explains": label });
    for (const word of words) {
        select.append(make("option", { value: word, "data-say": `${label}.${word}` }));
    }
    const box = field(name, label, select, label);
    written(() => explain(select));
    return box;
}

/**
 * Says what a choice means that explains what is chosen.
 * @param {HTMLSelectElement} select
 */
export function explain(select) {
    const prefix = select.dataset["explains"];
    const hint = select.closest(".field")?.querySelector(".hint");
    if (prefix && hint) {
        hint.setAttribute("data-say", `${prefix}.${select.value}.is`);
        hint.textContent = sayIfKnown(`${prefix}.${select.value}.is`) ?? "";
    }
}
