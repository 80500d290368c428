// The choice of the letters of the pieces, for whoever reads or writes moves.

import { LETTERS, chooseLetters, chosenLetters } from "./letters.js";
import { make } from "./page.js";
import { nameOf, say, translate } from "./words/words.js";

/** A labelled choice: the letters of the page's language, figurines, or those of any language. */
export function letteringChoice() {
    const select = make("select", { "data-testid": "lettering" });
    const named = Object.entries(LETTERS)
        .filter(([code]) => code !== "zxx")
        .map(([code, five]) => /** @type {const} */ ([code, `${nameOf(code)}: ${five.join(" ")}`]))
        .sort(([, one], [, other]) => one.localeCompare(other));
    select.append(
        make("option", { value: "", "data-say": "lettering.page" }),
        make("option", { value: "zxx" }, `${say("lettering.figurines")}: ${(LETTERS["zxx"] ?? []).join(" ")}`),
        ...named.map(([code, text]) => make("option", { value: code, lang: code }, text)),
    );
    select.value = chosenLetters();
    select.addEventListener("change", () => chooseLetters(select.value));
    const label = make("label", { class: "lettering" }, make("span", { "data-say": "lettering" }), select);
    translate(label);
    return label;
}
