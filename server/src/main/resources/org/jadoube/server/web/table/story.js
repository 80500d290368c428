// What happened in a game as sentences: each event of the journal in words, and what it is about. Nothing is drawn here.

/** @import { FaceSetting, Happening, Question, Seated } from "../types.js" */
import { figures } from "../clock/figures.js";
import { letters } from "../letters.js";
import { lettered } from "../sheet.js";
import { say, sayIfKnown } from "../words/words.js";
import { resultInWords, endingInWords } from "./result.js";
import { moveNumber } from "./ruling/positions.js";

/** @typedef {"moves" | "rulings" | "clock" | "sheets" | "other"} About */

/** What each kind of event is about. @type {Record<string, About>} */
export const ABOUT = {
    gameOpened: "other",
    playerArrived: "other",
    clocksStarted: "clock",
    pieceTouched: "moves",
    pieceAdjusted: "moves",
    castlingIntended: "moves",
    pieceReleased: "moves",
    promotionChosen: "moves",
    moveBound: "rulings",
    touchClaimed: "rulings",
    touchClaimRejected: "rulings",
    moveMade: "moves",
    illegalMoveMade: "moves",
    illegalMoveFound: "rulings",
    illegalMoveClaimRejected: "rulings",
    pawnReplaced: "rulings",
    piecesDisplaced: "moves",
    piecesReplaced: "moves",
    positionRestored: "rulings",
    irregularityFound: "rulings",
    gameAnnulled: "rulings",
    clockPressed: "clock",
    moveCompleted: "clock",
    drawOffered: "rulings",
    drawDeclined: "rulings",
    drawClaimed: "rulings",
    drawClaimRejected: "rulings",
    quickplayDrawClaimed: "rulings",
    quickplayDrawPostponed: "rulings",
    quickplayDrawRejected: "rulings",
    incrementRequested: "rulings",
    incrementIntroduced: "clock",
    flagFell: "clock",
    flagClaimRejected: "clock",
    bothFlagsFell: "clock",
    clocksStopped: "clock",
    clocksRestarted: "clock",
    clocksSet: "clock",
    clockReplaced: "clock",
    timeAdded: "clock",
    timeDeducted: "clock",
    outageReported: "clock",
    moveRecorded: "sheets",
    offerRecorded: "sheets",
    recordingExcused: "sheets",
    scoresheetUpdateOrdered: "sheets",
    scoresheetCompleted: "sheets",
    reconstructionBegun: "rulings",
    reconstructionEnded: "rulings",
    assistanceGranted: "rulings",
    arbiterAsked: "rulings",
    arbiterAnswered: "rulings",
    incidentRecorded: "rulings",
    penaltyImposed: "rulings",
    resultSigned: "rulings",
    resultCorrected: "rulings",
    appealMade: "rulings",
    gameEnded: "rulings",
};

/**
 * An event of the journal in words.
 * @param {Happening} event
 * @param {Seated} seated
 */
export function eventInWords(event, seated) {
    return sayIfKnown(`event.${event.kind}`, valuesOf(event, seated)) ?? event.kind;
}

/**
 * @param {Happening} event
 * @param {Seated} seated
 * @returns {Record<string, string | number>}
 */
function valuesOf(event, seated) {
    const question = typeof event.question === "object" ? event.question : undefined;
    const side = event.player ?? event.flag ?? event.running ?? event.offender ?? question?.player;
    const number = typeof event.question === "number" ? event.question : (question?.number ?? "");
    return {
        ...counted(event),
        ...worded(event),
        player: side ? `${say(side)} (${seated[side]})` : "",
        san: lettered(event.san ?? event.move ?? "", letters()),
        by: sayIfKnown(`by.${event.by?.toLowerCase()}`) ?? event.by ?? "",
        reason: (event.reason ?? event.note ?? "").replace(/\.$/, ""),
        square: event.square ?? event.rook ?? "",
        to: event.to ?? "",
        from: event.from ?? "",
        move: event.move ?? "",
        text: event.text ?? "",
        number,
        matter: question ? matterInWords(question) : "",
    };
}

/**
 * What an event says in numbers and times.
 * @param {Happening} event
 */
function counted(event) {
    return {
        time: figures(event.time ?? event.increment ?? 0),
        white: sideOf(event.white),
        black: sideOf(event.black),
        ply: event.ply ? moveNumber(event.ply) : "",
        plies: event.plies ? moveNumber(event.plies) : say("story.start"),
    };
}

/**
 * What an event says in the words of the Laws.
 * @param {Happening} event
 */
function worded(event) {
    return {
        result: event.result ? `${event.result} (${resultInWords(event.result)})` : "",
        ending: event.ending ? endingInWords(event.ending) : "",
        answer: known("answer.", event.answer),
        grounds: known("grounds.", event.grounds),
        incident: known("incident.", event.incident),
        offence: known("offence.", event.offence),
        irregularity: known("irregularity.", event.irregularity),
        assistance: known("assistance.", event.assistance),
        basis: known("basis.", event.basis),
        piece: known("named.", event.piece),
        penalty: event.penalty ? known("penalty.", event.penalty.kind) + (event.penalty.time ? ` ${figures(event.penalty.time)}` : "") : "",
    };
}

/** @param {Question} question */
function matterInWords(question) {
    const words = sayIfKnown(`matter.${question.matter}`) ?? question.matter;
    return question.player ? `${say(question.player)}: ${words}` : words;
}

/**
 * @param {string} family
 * @param {string | undefined} one
 */
function known(family, one) {
    return one === undefined ? "" : (sayIfKnown(family + one) ?? one);
}

/** @param {FaceSetting | number | undefined} side */
function sideOf(side) {
    return side === undefined ? "" : typeof side === "number" ? figures(side) : figures(side.remaining);
}
