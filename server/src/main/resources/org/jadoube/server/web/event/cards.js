// Cards to be printed and laid at the boards: eight on a sheet of A4, one for each seat.

/** @import { Colour } from "../types.js" */
/** @import { Board, Sheet } from "./kept.js" */
import { drawPiece } from "../board/pieces.js";
import { make } from "../page.js";
import { say } from "../words/words.js";
import { codesOf, drawCode } from "./qr.js";

const SIDES = /** @type {Colour[]} */ (["white", "black"]);
const ON_A_SHEET = 8;

/**
 * @param {HTMLElement} place
 * @param {Sheet} sheet
 * @param {(board: Board, side: Colour) => string} link
 */
export async function layCards(place, sheet, link) {
    const seats = sheet.boards.flatMap((board) => SIDES.map((side) => ({ board, side, address: link(board, side) })));
    const codes = await codesOf(seats.map((seat) => seat.address));
    const cards = seats.map(({ board, side, address }, index) => {
        const code = codes[index];
        const king = make("span", { class: "mark" });
        king.append(drawPiece(side === "white" ? "K" : "k"));
        const round = sheet.round ? ` · ${say("event.round.n", { round: sheet.round })}` : "";
        return make(
            "article",
            { class: "place" },
            make("p", { class: "occasion" }, `${sheet.name}${round}`),
            make("p", { class: "number" }, say("event.board.n", { n: board.board }), king, say(side)),
            make("p", { class: "player" }, board[side]),
            make("p", { class: "opponent" }, say("event.against", { name: board[side === "white" ? "black" : "white"] })),
            ...(code ? [drawCode(code, "")] : []),
            make("p", { class: "plain-address" }, address.replace(/^http:\/\//, "")),
        );
    });
    const sheets = [];
    for (let first = 0; first < cards.length; first += ON_A_SHEET) {
        sheets.push(make("div", { class: "a4" }, ...cards.slice(first, first + ON_A_SHEET)));
    }
    place.replaceChildren(...sheets);
}
