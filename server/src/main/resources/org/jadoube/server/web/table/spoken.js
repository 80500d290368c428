// Moves and states in words: what a screen reader announces and what the status line says.

/** @import { Happening, Placement, Role, Seated, Table } from "../types.js" */
import { squareName } from "../board/naming.js";
import { castlingRook, fileOf, opponent } from "../board/squares.js";
import { say, sayIfKnown } from "../words/words.js";

/**
 * A move in words, such as "knight from g1 to f3".
 * @param {Placement} before
 * @param {string} uci
 * @param {boolean} check whether to say that it gives check
 */
export function moveInWords(before, uci, check) {
    const from = uci.slice(0, 2);
    const to = uci.slice(2, 4);
    const moved = before.get(from) ?? "p";
    const rook = castlingRook(before, uci);
    const piece = sayIfKnown(`piece.${moved.toLowerCase()}`) ?? moved;
    const takes = before.has(to) || (moved.toLowerCase() === "p" && from[0] !== to[0]);
    let words = rook
        ? say(fileOf(rook) > fileOf(from) ? "say.castles.short" : "say.castles.long")
        : say(takes ? "say.takes" : "say.step", { piece, from: squareName(from), to: squareName(to) });
    if (uci[4]) {
        words = say("say.becomes", { move: words, piece: sayIfKnown(`piece.${uci[4]}`) ?? uci[4] });
    }
    return check ? say("say.check", { move: words }) : words;
}

/**
 * What the reader should know about the state of the game, in sentences. Over the board a player is not told what he must
 * notice himself.
 * @param {Seated} seated
 * @param {readonly Happening[]} events
 * @param {Table} table
 * @returns {string[]}
 */
export function statusLines(seated, events, table) {
    if (table.end) {
        return [say("status.over")];
    }
    if (!table.clocks.started) {
        return [beforeTheStart(seated, table)];
    }
    const lines = [];
    if (!table.clocks.running) {
        lines.push(whyTheClocksStand(events));
    }
    const yours = table.turn === seated.role;
    lines.push(say(yours ? "status.yours" : table.turn === "white" ? "status.turn.white" : "status.turn.black"));
    if (seated.role === "arbiter" && seated.regulations.profile === "over-the-board" && table.lastMove) {
        const mover = opponent(table.turn);
        lines.push(say(table.pressed ? "status.pressed" : "status.unpressed", { player: seated[mover] }));
    }
    if (seated.role !== "arbiter") {
        lines.push(...askedAloud(events));
    }
    if (table.drawOffer) {
        const own = table.drawOffer === seated.role;
        lines.push(own ? say("status.offer.yours") : say("status.offer.theirs", { player: seated[table.drawOffer] }));
    }
    return lines;
}

/**
 * What everybody has heard the arbiter be asked, and not answer yet.
 * @param {readonly Happening[]} events
 */
function askedAloud(events) {
    const since = events.slice(events.findLastIndex((event) => event.kind === "gameAnnulled") + 1);
    const answered = new Set(since.filter((event) => event.kind === "arbiterAnswered").map((event) => event.question));
    const waiting = since.map((event) => (event.kind === "arbiterAsked" && typeof event.question === "object" ? event.question : undefined));
    return waiting.flatMap((question) => {
        if (!question || answered.has(question.number)) {
            return [];
        }
        const words = sayIfKnown(`matter.${question.matter}`) ?? question.matter;
        const matter = question.player ? `${say(question.player)}: ${words}` : words;
        return [say("status.asked", { matter: /[?]$/.test(matter) ? matter : `${matter}.` })];
    });
}

/** @param {readonly Happening[]} events */
function whyTheClocksStand(events) {
    const cause = events.findLast((event) => event.kind === "clocksStopped" || event.kind === "outageReported");
    if (cause?.kind === "outageReported") {
        return say("status.outage");
    }
    const reason = cause?.reason?.replace(/\.$/, "");
    return reason ? say("status.stopped.by", { reason }) : say("status.stopped");
}

/**
 * @param {Seated} seated
 * @param {Table} table
 */
function beforeTheStart(seated, table) {
    const { white, black } = table.present;
    if (white && black) {
        return say(seated.role === "arbiter" ? "status.start" : "status.waiting.arbiter");
    }
    return say(white ? "status.waiting.black" : black ? "status.waiting.white" : "status.waiting.both");
}

/**
 * Whether a role's view of a running game may show or say that a move gave check.
 * @param {Role} role
 * @param {Seated} seated
 * @param {Table} table
 */
export function mayShowCheck(role, seated, table) {
    const player = role === "white" || role === "black";
    return !player || seated.regulations.profile !== "over-the-board" || table.end !== null;
}
