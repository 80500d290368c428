// What a player claims, each asked first: a draw by right, that the opponent's move was illegal, that his flag has fallen.

/** @import { Act, Colour } from "../types.js" */
import { opponent } from "../board/squares.js";
import { ask, make } from "../page.js";
import { say } from "../words/words.js";

/**
 * A draw by right: the position for the third time, or fifty moves; on the board now, or with the move written down.
 * @param {(typed: string) => string | null} read a typed move in UCI
 * @returns {Promise<Act | null>}
 */
export async function claimOfDraw(read) {
    const grounds = make(
        "select",
        { id: "claim-grounds", "data-testid": "claim-grounds" },
        make("option", { value: "third-occurrence" }, say("act.draw.third")),
        make("option", { value: "fifty-moves" }, say("act.draw.fifty")),
    );
    const written = make("input", {
        id: "claim-written",
        maxlength: "24",
        autocomplete: "off",
        spellcheck: "false",
        "data-testid": "claim-written",
    });
    const sure = await ask({
        ask: say("act.draw.ask"),
        is: say("act.draw.is"),
        yes: say("act.draw.yes"),
        testid: "claim-draw-confirm",
        fields: [
            make("label", { for: "claim-grounds" }, say("act.draw.grounds")),
            grounds,
            make("label", { for: "claim-written" }, say("act.draw.written")),
            written,
        ],
    });
    const typed = written.value.trim();
    const move = typed === "" || !sure ? null : read(typed);
    return sure && (typed === "" || move) ? { kind: "claimDraw", grounds: grounds.value, ...(move ? { written: move } : {}) } : null;
}

/**
 * The opponent's last move was illegal.
 * @param {string} player the opponent's name
 * @param {number} ply
 * @returns {Promise<Act | null>}
 */
export async function claimOfIllegalMove(player, ply) {
    const sure = await ask({
        ask: say("act.illegal.ask", { player }),
        is: say("act.illegal.is"),
        yes: say("act.claim.yes"),
        testid: "claim-illegal-confirm",
    });
    return sure ? { kind: "claimIllegalMove", ply } : null;
}

/**
 * The opponent's flag has fallen.
 * @param {Colour} me
 * @param {string} player the opponent's name
 * @returns {Promise<Act | null>}
 */
export async function claimOfFlag(me, player) {
    const sure = await ask({
        ask: say("act.claim.ask", { player }),
        is: say("act.claim.is"),
        yes: say("act.claim.yes"),
        testid: "claim-flag-confirm",
    });
    return sure ? { kind: "claimFlag", flag: opponent(me) } : null;
}
