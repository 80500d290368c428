// A claim of a draw by right, with what it was judged by: the occurrences on small boards, what only looks the same, and
// the last capture or pawn move.

/** @import { Happening, Seated, Stood } from "../../types.js" */
import { SmallBoard } from "../../board/small.js";
import { make } from "../../page.js";
import { isMove, linesOf } from "../../sheet.js";
import { say } from "../../words/words.js";
import { word } from "./parts.js";
import { moveNumber } from "./positions.js";

export class ClaimPart {
    #seated;
    #shown = -1;
    /** @type {readonly Happening[]} */
    #events = [];
    element = make("section", { class: "part claim", "data-testid": "claim" });

    /** @param {Seated} seated */
    constructor(seated) {
        this.#seated = seated;
        this.element.hidden = true;
    }

    /** Shows the last claim until the game goes on. @param {readonly Happening[]} events */
    follow(events) {
        this.#events = events;
        const claimed = events.findLastIndex(({ kind }) => kind === "drawClaimed");
        const over = claimed >= 0 && events.slice(claimed).some((event) => isMove(event) || event.kind === "positionRestored");
        const shown = over ? -1 : claimed;
        if (shown !== this.#shown) {
            this.#shown = shown;
            this.words();
        }
    }

    words() {
        const claim = this.#events[this.#shown];
        this.element.hidden = claim === undefined;
        if (!claim?.player) {
            return;
        }
        const rejected = this.#events.slice(this.#shown).some(({ kind }) => kind === "drawClaimRejected");
        const who = `${say(claim.player)} (${this.#seated[claim.player]})`;
        const head = say("ruling.claim", { player: who, grounds: word("grounds.", claim.grounds) });
        const parts = [make("h3", {}, head), make("p", { class: rejected ? "wrong" : "right" }, say(rejected ? "ruling.claim.wrong" : "ruling.claim.right"))];
        if (claim.written) {
            parts.push(make("p", { class: "hint" }, say("ruling.claim.written", { move: claim.written })));
        }
        const { evidence } = claim;
        if (!evidence) {
            parts.push(make("p", {}, say("ruling.claim.unreadable")));
        } else if (claim.grounds === "fifty-moves") {
            parts.push(make("p", {}, say("ruling.claim.quiet", { n: evidence.quiet })));
            const last = evidence.lastIrreversible;
            parts.push(last ? make("div", { class: "boards" }, this.#board(last, say("ruling.claim.last", { move: this.#after(last.ply) }))) : make("p", {}, say("ruling.claim.never")));
        } else {
            parts.push(make("p", {}, say("ruling.claim.count", { n: evidence.occurrences.length })));
            const boards = evidence.occurrences.map((stood, index) => this.#board(stood, `${index + 1}: ${this.#after(stood.ply)}`));
            const others = evidence.lookalikes.map((stood) => {
                const differs = stood.differs.map((one) => word("differs.", one)).join(", ");
                return this.#board(stood, say("ruling.claim.other", { move: this.#after(stood.ply), differs }), "other");
            });
            parts.push(make("div", { class: "boards" }, ...boards, ...others));
        }
        this.element.replaceChildren(...parts);
    }

    /** @param {number} ply */
    #after(ply) {
        const lines = linesOf(this.#events.slice(0, this.#shown + 1));
        const line = lines[ply - 1];
        const number = moveNumber(ply, lines[0]?.player === "black");
        return ply === 0 ? say("ruling.claim.start") : say("ruling.claim.after", { move: `${number} ${line?.san ?? this.#events[this.#shown]?.written ?? ""}` });
    }

    /**
     * @param {Stood} stood
     * @param {string} caption
     * @param {string} [look]
     */
    #board(stood, caption, look = "") {
        const board = new SmallBoard();
        board.show(stood.placement);
        return make("figure", { class: look }, board.element, make("figcaption", {}, caption));
    }
}
