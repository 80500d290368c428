// The player's hand over the board: what it touches, sets straight and lets go half-way, and the box of pieces beside the
// board. The hall judges all of it; what hands have done to the board is shown as it is, legal or not.

/** @import { Act, Colour, Table } from "../types.js" */
/** @import { JadoubeBoard } from "../board/board.js" */
/** @import { Half } from "./left.js" */
import { pieceName } from "../board/board.js";
import { squareName } from "../board/naming.js";
import { drawPiece } from "../board/pieces.js";
import { PROMOTIONS, castlingRook, fileOf, promotes, rankOf, readPlacement, squareAt } from "../board/squares.js";
import { make, tell, the } from "../page.js";
import { say, whenChosen } from "../words/words.js";
import { PIECES } from "./left.js";

export class Hand {
    #board;
    #me;
    #send;
    #change;
    #box = the("#box");
    /** @type {Half | null} */
    #half = null;
    /** @type {Table | undefined} */
    #table;

    /**
     * @param {JadoubeBoard} board
     * @param {Colour} me
     * @param {(act: Act) => void} send
     * @param {(move: string | null) => void} change when the board looks otherwise, with a move now made whole
     */
    constructor(board, me, send, change) {
        this.#board = board;
        this.#me = me;
        this.#send = send;
        this.#change = change;
        board.free = true;
        board.addEventListener("touch", (event) => this.#touch(squareOf(event)));
        board.addEventListener("adjust", (event) => {
            send({ kind: "adjust", square: this.#origin(squareOf(event)), announcement: "beforehand" });
        });
        board.addEventListener("reach", (event) => {
            const { from, to } = /** @type {CustomEvent<Half>} */ (event).detail;
            this.reach(this.#origin(from), to);
        });
        board.addEventListener("straight", () => this.adjust(false));
        whenChosen(() => this.#fill());
    }

    /** @returns {Half | null} */
    get half() {
        return this.#half;
    }

    /**
     * Takes in what the hall says.
     * @param {Table} table
     */
    take(table) {
        const before = this.#table !== undefined && this.#plays(this.#table);
        if (!this.#plays(table)) {
            this.#half = null;
        } else if (table.unfinished && !before) {
            this.#half = table.unfinished;
        }
        this.#table = table;
        this.#fill();
    }

    /**
     * Whether the player has the move with the clocks going.
     * @param {Table} table
     */
    #plays(table) {
        return table.turn === this.#me && !table.end && table.clocks.running !== null;
    }

    /**
     * Says "j'adoube", or has done with it.
     * @param {boolean} [on] otherwise the other way round
     */
    adjust(on = !this.#board.adjusting) {
        this.#board.adjusting = on;
        tell(say(on ? "act.adjust.on" : "act.adjust.off"));
        this.#change(null);
    }

    /**
     * A move as the hand has shown it, from where its piece came from.
     * @param {string} move
     * @returns {string | null} nothing where it was a pawn let go on the last rank
     */
    whole(move) {
        if (this.#half && move === this.#rooksWay(this.#half)) {
            return this.#half.from + this.#half.to;
        }
        const from = this.#origin(move.slice(0, 2));
        const to = move.slice(2, 4);
        const placement = this.#board.placement;
        if (move.length === 4 && this.#half?.from === from && promotes(new Map(placement).set(from, placement.get(this.#half.to) ?? ""), from, to)) {
            this.reach(from, to);
            return null;
        }
        return from + move.slice(2);
    }

    /**
     * The rook's part of castling, while the king waits for it.
     * @param {Half} half
     * @returns {string | undefined}
     */
    #rooksWay({ from, to }) {
        const rook = this.#table && castlingRook(readPlacement(this.#table.placement), from + to);
        return rook && rook + squareAt((fileOf(from) + fileOf(to)) / 2, rankOf(from));
    }

    /**
     * A pawn is let go on its last rank, or a king two squares from where he stood.
     * @param {string} from
     * @param {string} to
     */
    reach(from, to) {
        this.#half = { from, to };
        this.#send({ kind: "releasePiece", from, to });
        this.#fill();
        this.#change(null);
        if (!this.#box.hidden && this.#board.contains(document.activeElement) && this.#board.matches(".by-keys")) {
            the("button", this.#box).focus();
        }
    }

    /** The clock is pressed: what stands there half done is the move then. */
    leave() {
        this.#half = null;
        this.#board.adjusting = false;
        this.#fill();
    }

    /** The hall has not taken the last act: nothing stands half done. */
    undo() {
        this.#half = null;
        this.#fill();
        this.#change(null);
    }

    /** @param {string} square as the board shows it */
    #origin(square) {
        return this.#half?.to === square ? this.#half.from : square;
    }

    /**
     * A piece is touched; the rook that a king waits for is part of the same move.
     * @param {string} square
     */
    #touch(square) {
        const table = this.#table;
        const waited = this.#half && this.#rooksWay(this.#half)?.startsWith(square);
        if (table?.turn === this.#me && table.clocks.running && this.#half?.to !== square && !waited) {
            this.#send({ kind: "touch", square, contact: "intending" });
        }
    }

    /** Puts the box beside the board while a pawn waits to be exchanged. */
    #fill() {
        const half = this.#half;
        const pawn = half && /^[18]$/.test(half.to[1] ?? "") && !this.#rooksWay(half) ? half : null;
        this.#box.hidden = !pawn;
        if (!pawn) {
            this.#box.replaceChildren();
            return;
        }
        const label = say("box.label", { square: squareName(pawn.to) });
        const pieces = PROMOTIONS.map((letter) => {
            const piece = this.#me === "white" ? letter.toUpperCase() : letter;
            const button = make("button", { type: "button", "data-testid": `box-${letter}`, "aria-label": pieceName(piece) }, drawPiece(piece));
            button.addEventListener("click", () => this.#choose(pawn, letter));
            return button;
        });
        this.#box.setAttribute("aria-label", label);
        this.#box.replaceChildren(make("p", {}, label), ...pieces);
    }

    /**
     * @param {Half} half
     * @param {typeof PROMOTIONS[number]} letter
     */
    #choose(half, letter) {
        const led = this.#box.contains(document.activeElement) && this.#board.matches(".by-keys");
        this.#send({ kind: "placePromotion", square: half.to, piece: PIECES[letter] });
        this.#half = null;
        this.#fill();
        this.#change(half.from + half.to + letter);
        if (led) {
            this.#board.enter();
        }
    }
}

/** @param {Event} event */
function squareOf(event) {
    return /** @type {CustomEvent<{ square: string }>} */ (event).detail.square;
}
