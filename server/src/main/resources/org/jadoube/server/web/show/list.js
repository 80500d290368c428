// The list of an event's boards for spectators: who plays, how it stands or ended, and the sum of the results.

/** @import { Attending, Row } from "../types.js" */
import { make } from "../page.js";
import { say } from "../words/words.js";
import { scoreOf } from "./demonstration.js";

/**
 * @param {HTMLElement} place
 * @param {Attending} attending
 * @param {Map<string, Row>} rows
 * @param {string} token
 */
export function layList(place, attending, rows, token) {
    const body = make("tbody", {});
    for (const { board, game, white, black } of attending.boards) {
        const row = rows.get(game);
        const link = make("a", { href: `/show#${token}.${game}`, "aria-label": say("show.game", { board, white, black }) }, String(board));
        const score = row?.end ? `${scoreOf(row.end.result, "white")} – ${scoreOf(row.end.result, "black")}` : "";
        const state = row?.end ? make("strong", {}, score) : row?.clocks.started ? say("event.move.n", { n: Math.floor(row.plies / 2) + 1 }) : say("show.before");
        body.append(make("tr", { "data-testid": `row-${board}` }, make("th", { scope: "row" }, link), make("td", {}, white), make("td", { class: "state" }, state), make("td", {}, black)));
    }
    const heads = [say("event.board"), say("white"), say("event.state"), say("black")];
    const head = make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text)));
    place.replaceChildren(make("p", { class: "sum", "data-testid": "sum" }, sumOf([...rows.values()], attending.boards.length)), make("table", {}, make("thead", {}, head), body), pgnLink(attending));
}

/** @param {Attending} attending */
function pgnLink(attending) {
    return make("p", {}, make("a", { href: `/api/events/${encodeURIComponent(attending.event)}/pgn`, download: "games.pgn" }, say("show.pgn")));
}

/**
 * @param {Row[]} rows
 * @param {number} boards how many there are
 */
function sumOf(rows, boards) {
    const ended = rows.flatMap((row) => (row.end ? [row.end.result] : []));
    const count = (/** @type {string} */ result) => ended.filter((one) => one === result).length;
    return say("show.sum", { over: ended.length, boards, white: count("1-0"), draws: count("1/2-1/2"), black: count("0-1") });
}
