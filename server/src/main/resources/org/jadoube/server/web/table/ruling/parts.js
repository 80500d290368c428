// What the parts of the desk are made of: headed parts, labelled fields, buttons, choices.

/** @import { Colour, Table } from "../../types.js" */
/** @import { Key } from "../../words/words.js" */
import { ask, letGo, make } from "../../page.js";
import { say, sayIfKnown } from "../../words/words.js";

export const COLOURS = /** @type {const} */ (["white", "black"]);
export const RESULTS = ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"];

/**
 * Part of the desk: some of what an arbiter may do, about one thing.
 * @typedef {object} Part
 * @property {HTMLElement} element
 * @property {(table: Table) => void} show
 * @property {() => void} [words] writes what depends on the language
 */

/**
 * @param {Key} heading
 * @param {...Node} children
 */
export function part(heading, ...children) {
    return make("section", { class: `part ${heading.replaceAll(".", "-")}` }, make("h3", { "data-say": heading }), ...children);
}

/**
 * @param {Key} key
 * @param {HTMLElement} input
 */
export function labelled(key, input) {
    return make("label", {}, make("span", { "data-say": key }), input);
}

/**
 * @param {Key} key
 * @param {string} testid
 * @param {() => void} click
 * @param {string} [look]
 */
export function button(key, testid, click, look = "") {
    const made = make("button", { type: "button", class: look, "data-say": key, "data-testid": testid });
    made.addEventListener("click", (event) => {
        letGo(event);
        click();
    });
    return made;
}

/**
 * @param {string} testid
 * @param {Record<string, string>} [more]
 */
export function textField(testid, more = {}) {
    return make("input", { maxlength: "200", autocomplete: "off", "data-testid": testid, ...more });
}

/**
 * A choice whose options are named by a family of words.
 * @param {string} testid
 * @param {string} family such as `incident.`
 * @param {readonly string[]} values
 */
export function choice(testid, family, values) {
    const select = make("select", { "data-testid": testid });
    for (const value of values) {
        select.append(make("option", { value, "data-say": family + value }));
    }
    return select;
}

/**
 * White or Black, with the players' names.
 * @param {string} testid
 * @param {Record<Colour, string>} players
 */
export function whom(testid, players) {
    const select = make("select", { "data-testid": testid });
    for (const colour of COLOURS) {
        select.append(make("option", { value: colour, "data-colour": colour }, players[colour]));
    }
    return select;
}

/**
 * @param {HTMLSelectElement} select
 * @returns {Colour}
 */
export function colourIn(select) {
    return select.value === "black" ? "black" : "white";
}

/**
 * Asks before something is done; what is grave is asked about twice.
 * @param {object} question
 * @param {string} question.ask
 * @param {string} question.is
 * @param {string} question.yes
 * @param {string} question.testid
 * @param {boolean} grave
 */
export async function askFirst(question, grave) {
    if (!(await ask({ ...question, grave }))) {
        return false;
    }
    return !grave || ask({ ask: say("ruling.twice"), is: question.ask, yes: question.yes, testid: `${question.testid}-again`, grave: true });
}

/**
 * @param {string} family
 * @param {string | undefined} word
 */
export function word(family, word) {
    return word === undefined ? "" : (sayIfKnown(family + word) ?? word);
}
