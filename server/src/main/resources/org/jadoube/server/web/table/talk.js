// What the table says aloud, for those who listen: what happens as it happens, and on demand the clocks, the last move, the
// turn and the pieces. Over the board nobody is told what he must notice himself.

/** @import { Colour, Happening, Placement, Seated, Table } from "../types.js" */
import { pieceName } from "../board/board.js";
import { squareName } from "../board/naming.js";
import { carriedOut, colourOf, readPlacement } from "../board/squares.js";
import { make, tell, the } from "../page.js";
import { isMove } from "../sheet.js";
import { language, say, sayIfKnown, sayTime } from "../words/words.js";
import { endingInWords, resultInWords } from "./result.js";
import { mayShowCheck, moveInWords } from "./spoken.js";
import { eventInWords } from "./story.js";

/** What everybody at the board is told in words, besides moves. */
const SAID = [
    "illegalMoveFound",
    "illegalMoveClaimRejected",
    "touchClaimRejected",
    "drawClaimRejected",
    "quickplayDrawRejected",
    "quickplayDrawPostponed",
    "positionRestored",
    "pawnReplaced",
    "piecesDisplaced",
    "piecesReplaced",
    "irregularityFound",
    "gameAnnulled",
    "clocksSet",
    "timeAdded",
    "timeDeducted",
    "penaltyImposed",
    "assistanceGranted",
    "incrementIntroduced",
    "drawDeclined",
    "clocksRestarted",
];
const KEPT = 6;

/**
 * Reads words out, after what was said before.
 * @param {string} words
 */
export function speak(words) {
    const place = the("#spoken");
    place.append(make("p", { lang: language() }, words));
    while (place.childElementCount > KEPT) {
        place.firstElementChild?.remove();
    }
}

/**
 * What has happened, in sentences for somebody who sits or stands there.
 * @param {Seated} seated
 * @param {readonly Happening[]} fresh
 * @param {Table} before
 * @param {Table} table
 * @returns {string[]}
 */
export function inSentences(seated, fresh, before, table) {
    const checks = mayShowCheck(seated.role, seated, table);
    let placement = readPlacement(before.placement);
    const said = [];
    for (const event of fresh) {
        const sentence = inSentence(seated, event, placement, checks);
        if (sentence) {
            said.push(sentence);
        }
        if (isMove(event) && event.move) {
            placement = carriedOut(placement, event.move);
        }
    }
    if (table.end && !before.end) {
        said.push(`${resultInWords(table.end.result)}, ${endingInWords(table.end.ending)}`);
    }
    return said;
}

/**
 * @param {Seated} seated
 * @param {Happening} event
 * @param {Placement} placement before it
 * @param {boolean} checks
 * @returns {string | undefined}
 */
function inSentence(seated, event, placement, checks) {
    const player = event.player ? say(event.player) : "";
    const own = event.player === seated.role;
    const held = placement.get(event.square ?? event.from ?? "");
    const piece = held ? pieceName(held) : "";
    const square = squareName(event.square ?? event.to ?? "");
    if (isMove(event) && event.move) {
        return say("say.move", { player, move: moveInWords(placement, event.move, checks && (event.san ?? "").endsWith("+")) });
    }
    switch (event.kind) {
        case "pieceTouched":
            return own || !piece ? undefined : say("say.touched", { player, piece, square });
        case "pieceAdjusted":
            return say("say.adjusted", { player, piece, square });
        case "pieceReleased":
            return say("say.released", { player, piece, square });
        case "clockPressed":
            return say("say.pressed", { player });
        case "drawOffered":
            return say("say.offered", { player });
        default:
            return SAID.includes(event.kind) ? eventInWords(event, seated) : undefined;
    }
}

/**
 * Shows for a moment what a player should not miss: what became of claims, and what the arbiter has done.
 * @param {Seated} seated
 * @param {readonly Happening[]} fresh
 */
export function showNotices(seated, fresh) {
    const passing = ["clocksRestarted", "positionRestored", "clocksSet"];
    const notices = fresh.filter((event) => SAID.includes(event.kind) && !passing.includes(event.kind)).map((event) => eventInWords(event, seated));
    if (fresh.some((event) => event.kind === "flagClaimRejected" && event.by?.toLowerCase() === seated.role)) {
        notices.push(say("refusal.FLAG_NOT_FALLEN"));
    }
    if (notices.length > 0) {
        tell(`${notices.join(". ")}.`);
    }
}

/**
 * All pieces with their squares.
 * @param {Placement} placement
 */
export function piecesInWords(placement) {
    /** @param {Colour} colour */
    const side = (colour) => {
        const held = [..."kqrbnp"].flatMap((kind) => {
            const squares = [...placement].filter(([, piece]) => piece.toLowerCase() === kind && colourOf(piece) === colour);
            return squares.length === 0 ? [] : [`${sayIfKnown(`piece.${kind}`)} ${squares.map(([square]) => squareName(square)).join(", ")}`];
        });
        return `${say(colour)}: ${held.join("; ")}`;
    };
    return `${side("white")}. ${side("black")}.`;
}

/**
 * The last move made, in words.
 * @param {Seated} seated
 * @param {readonly Happening[]} events
 * @param {Table} table
 */
export function lastMoveInWords(seated, events, table) {
    const last = events.findLast((event) => isMove(event));
    if (!last?.move || !last.player || !table.lastMove) {
        return say("sheet.empty");
    }
    const piece = readPlacement(table.placement).get(last.move.slice(2, 4));
    const before = new Map([[last.move.slice(0, 2), last.move[4] ? (last.player === "white" ? "P" : "p") : (piece ?? "p")]]);
    if (last.san?.includes("x")) {
        before.set(last.move.slice(2, 4), "p");
    }
    if (last.san?.startsWith("O-O")) {
        return say("say.move", { player: say(last.player), move: say(last.san.startsWith("O-O-O") ? "say.castles.long" : "say.castles.short") });
    }
    const check = mayShowCheck(seated.role, seated, table) && last.san?.endsWith("+") === true;
    return say("say.move", { player: say(last.player), move: moveInWords(before, last.move, check) });
}

/**
 * The times of both, the reader's own first.
 * @param {Seated} seated
 * @param {Record<Colour, { hours: number, minutes: number, seconds: number }>} times
 */
export function clocksInWords(seated, times) {
    /** @type {Colour[]} */
    const order = seated.role === "black" ? ["black", "white"] : ["white", "black"];
    return `${order.map((side) => `${say(side)}: ${sayTime(times[side])}`).join(". ")}.`;
}
