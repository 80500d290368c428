// How a game ended, and its record to take home.

/** @import { End } from "../types.js" */
import { make, the } from "../page.js";
import { say, sayIfKnown } from "../words/words.js";

/**
 * Shows the end of a game, or nothing while it goes on.
 * @param {End | null} end
 * @param {string} game its id
 */
export function showResult(end, game) {
    const panel = the("#result");
    panel.hidden = end === null;
    if (!end) {
        return;
    }
    const score = make("p", { class: "points" }, end.result.replaceAll("1/2", "½").replace("-", "–"));
    const who = make("h2", {}, resultInWords(end.result));
    const how = make("p", { class: "how" }, endingInWords(end.ending));
    const parts = [score, make("div", {}, who, how)];
    const fine = make("div", { class: "fine" });
    if (end.ruling) {
        fine.append(make("p", {}, say("end.ruling", { ruling: end.ruling })));
    }
    if (end.article) {
        fine.append(make("p", {}, say("end.article", { article: end.article })));
    }
    const link = `/api/games/${encodeURIComponent(game)}/pgn`;
    fine.append(make("a", { href: link, download: `${game}.pgn`, "data-testid": "pgn" }, say("sheet.pgn")));
    panel.dataset["result"] = end.result;
    panel.dataset["ending"] = end.ending;
    panel.replaceChildren(...parts, make("span", { class: "unseen" }, end.result), fine);
}

/** @param {string} result */
export function resultInWords(result) {
    return sayIfKnown(`result.${result}`) ?? result;
}

/** @param {string} ending */
export function endingInWords(ending) {
    return sayIfKnown(`ending.${ending}`) ?? ending;
}
