// The board: eight by eight squares with pieces, for mouse, finger, keyboard and screen reader. It reports what a hand did
// as a `release` event with the move in UCI, and knows nothing of legality beyond the hints it is given. Where hands are
// free, as over the board, it also reports a piece touched (`touch`), set straight (`adjust`), and a piece let go with its
// move half done (`reach`): a pawn on its last rank, a king two squares from where he stood.

/** @import { Colour, Placement } from "../types.js" */
import { make } from "../page.js";
import { say, sayIfKnown, whenChosen } from "../words/words.js";
import { squareName } from "./naming.js";
import { drawPiece } from "./pieces.js";
import { PROMOTIONS, castlingRook, colourOf, isDark, marksOf, promotes, squareAt, stepped } from "./squares.js";

const DRAG_FROM = 6;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @typedef {{ from: string, pointer: number, x: number, y: number, moving: boolean, again: boolean }} Drag */

export class JadoubeBoard extends HTMLElement {
    /** @type {Map<string, HTMLElement>} */
    #squares = new Map();
    /** @type {Placement} */
    #placement = new Map();
    /** @type {string | null} */
    #lastMove = null;
    /** @type {Colour} */
    #bottom = "white";
    /** @type {Colour | null} */
    #hand = null;
    /** @type {string | null} */
    #held = null;
    /** @type {Drag | null} */
    #drag = null;
    #focus = "e2";
    /** Whether the focus is led by keys, so that it must be seen and the space bar means a piece. */
    #byKeys = false;
    #pointing = false;
    #mayLift = false;
    #adjusting = false;
    /** Whether every touch counts, the opponent's pieces may be touched and no dialogue helps with a promotion. */
    free = false;
    /** Whether castling is shown by the king's going onto his rook. */
    chess960 = false;
    /** @type {readonly string[] | undefined} the legal moves, where the profile lets them be hinted */
    hints;

    connectedCallback() {
        if (this.#squares.size > 0) {
            return;
        }
        this.#lay();
        this.addEventListener("pointerdown", (event) => this.#down(event));
        document.addEventListener("keydown", () => (this.#pointing = false), { capture: true });
        this.addEventListener("pointermove", (event) => this.#moved(event));
        this.addEventListener("pointerup", (event) => this.#up(event));
        this.addEventListener("pointercancel", () => this.#putBack());
        this.addEventListener("keydown", (event) => this.#key(event));
        this.addEventListener("focusin", () => this.#ledByKeys(!this.#pointing));
        this.addEventListener("dragstart", (event) => event.preventDefault());
        this.addEventListener("contextmenu", (event) => this.#drag && event.preventDefault());
        whenChosen(() => this.#label());
    }

    /** @returns {Colour} the side that sits at the lower edge */
    get bottom() {
        return this.#bottom;
    }

    set bottom(colour) {
        this.#bottom = colour;
        this.#lay();
    }

    /**
     * Whose pieces the reader's hand may take, and whether it is his turn to.
     * @param {Colour | null} colour
     * @param {boolean} mayLift
     */
    give(colour, mayLift) {
        this.#hand = colour;
        this.#mayLift = mayLift;
        this.classList.toggle("playable", colour !== null);
        if (colour === null && this.#held) {
            this.#putBack();
        }
    }

    /**
     * Shows a position.
     * @param {Placement} placement
     * @param {string | null} lastMove in UCI, to be marked
     * @param {string | null} [check] the square of a king in check, where that may be hinted
     */
    show(placement, lastMove, check = null) {
        const before = this.#placement;
        this.#placement = placement;
        const moved = lastMove !== this.#lastMove;
        this.#lastMove = lastMove;
        this.mark("touched");
        if (this.#held && placement.get(this.#held) !== before.get(this.#held)) {
            this.#putBack();
        }
        for (const [square, cell] of this.#squares) {
            const piece = placement.get(square);
            if (cell.dataset["piece"] !== (piece ?? "")) {
                cell.dataset["piece"] = piece ?? "";
                cell.querySelector(".piece")?.remove();
                if (piece) {
                    cell.append(drawPiece(piece));
                }
            }
            cell.classList.toggle("check", square === check);
        }
        const marks = marksOf(lastMove);
        for (const [square, cell] of this.#squares) {
            cell.classList.toggle("from", square === marks?.[0]);
            cell.classList.toggle("to", square === marks?.[1]);
        }
        this.#label();
        if (moved && marks && before.size > 0 && before.get(marks[0]) && !placement.get(marks[0])) {
            this.#glide(marks[0], marks[1]);
        }
    }

    /**
     * Marks squares in one of the ways that the stylesheet knows, and no others in that way.
     * @param {string} way
     * @param {readonly string[]} [marked]
     */
    mark(way, marked = []) {
        for (const [square, cell] of this.#squares) {
            cell.classList.toggle(way, marked.includes(square));
        }
    }

    /** @returns {boolean} whether the next piece taken is only set straight */
    get adjusting() {
        return this.#adjusting;
    }

    set adjusting(on) {
        this.#putBack();
        this.#adjusting = on;
        this.classList.toggle("adjusting", on);
    }

    /** @returns {Placement} what it shows */
    get placement() {
        return this.#placement;
    }

    /** Takes the focus, as of one who uses keys. */
    enter() {
        this.#pointing = false;
        this.#look(this.#focus);
    }

    /** Lets go of a held piece where it came from. */
    putBack() {
        this.#putBack();
    }

    /** @returns {boolean} whether the space bar here means a piece and not the clock */
    get wantsSpace() {
        return this.#byKeys && this.contains(document.activeElement) && (this.#held !== null || this.#mayLift);
    }

    #lay() {
        const grid = make("div", { class: "squares", role: "grid" });
        this.#squares.clear();
        const white = this.#bottom === "white";
        for (let row = 0; row < 8; row += 1) {
            const line = make("div", { class: "row", role: "row" });
            for (let column = 0; column < 8; column += 1) {
                const square = squareAt(white ? column : 7 - column, white ? 7 - row : row);
                const cell = this.#square(square, column === 0, row === 7);
                this.#squares.set(square, cell);
                line.append(cell);
            }
            grid.append(line);
        }
        this.replaceChildren(grid);
        this.show(new Map(this.#placement), this.#lastMove);
    }

    /**
     * @param {string} square
     * @param {boolean} left
     * @param {boolean} lowest
     */
    #square(square, left, lowest) {
        const cell = make("div", {
            class: `square ${isDark(square) ? "dark" : "light"}`,
            role: "gridcell",
            "data-square": square,
            "data-testid": `square-${square}`,
            tabindex: square === this.#focus ? "0" : "-1",
        });
        if (left) {
            cell.append(make("span", { class: "rank", "aria-hidden": "true" }, square[1] ?? ""));
        }
        if (lowest) {
            cell.append(make("span", { class: "file", "aria-hidden": "true" }, square[0] ?? ""));
        }
        return cell;
    }

    #label() {
        this.firstElementChild?.setAttribute("aria-label", say("table.board"));
        const marks = marksOf(this.#lastMove);
        for (const [square, cell] of this.#squares) {
            const piece = this.#placement.get(square);
            const named = squareName(square);
            let label = piece ? say("square.holds", { square: named, piece: pieceName(piece) }) : say("square.empty", { square: named });
            if (marks?.includes(square)) {
                label = say("square.marked", { label });
            }
            if (square === this.#held) {
                label = say("square.held", { label });
            }
            cell.setAttribute("aria-label", label);
            cell.setAttribute("aria-selected", String(square === this.#held));
        }
    }

    /**
     * @param {string} from
     * @param {string} to
     */
    #glide(from, to) {
        const start = this.#squares.get(from);
        const end = this.#squares.get(to);
        const piece = end?.querySelector(".piece");
        if (!start || !end || !piece || STILL.matches) {
            return;
        }
        const x = start.offsetLeft - end.offsetLeft;
        const y = start.offsetTop - end.offsetTop;
        piece.animate(
            [{ transform: `translate(${x}px, ${y}px)`, zIndex: 3 }, { transform: "none", zIndex: 3 }],
            { duration: 160, easing: "ease-out" },
        );
    }

    /** @param {string} square */
    #isOwn(square) {
        const piece = this.#placement.get(square);
        return piece !== undefined && colourOf(piece) === this.#hand;
    }

    /**
     * Whether a held piece may be put on a square of its own side: a king on his rook, in Chess960.
     * @param {string} square
     */
    #castles(square) {
        return this.chess960 && this.#held !== null && castlingRook(this.#placement, this.#held + square) !== undefined;
    }

    /**
     * Takes what stands on a square with nothing in hand: to play it, to set it straight, or an opponent's to capture it.
     * @param {string} square
     * @returns {boolean} whether a piece is in hand now
     */
    #take(square) {
        if (this.#adjusting) {
            if (this.#placement.has(square)) {
                this.#straighten(square);
                this.dispatchEvent(new CustomEvent("adjust", { detail: { square } }));
            }
            return false;
        }
        if (this.#isOwn(square)) {
            this.#lift(square);
            return true;
        }
        if (this.free && this.#mayLift && this.#placement.has(square)) {
            this.mark("touched", [square]);
            this.dispatchEvent(new CustomEvent("touch", { detail: { square } }));
        }
        return false;
    }

    /** @param {string} square */
    #straighten(square) {
        const piece = this.#squares.get(square)?.querySelector(".piece");
        if (piece && !STILL.matches) {
            piece.animate([{ rotate: "0deg" }, { rotate: "-9deg" }, { rotate: "6deg" }, { rotate: "0deg" }], { duration: 380 });
        }
    }

    /** @param {string} square */
    #lift(square) {
        const again = this.#held === square;
        this.#putBack();
        this.#held = square;
        this.#squares.get(square)?.classList.add("held");
        for (const move of this.hints ?? []) {
            if (move.startsWith(square)) {
                this.#squares.get(move.slice(2, 4))?.classList.add("hint");
            }
        }
        this.#label();
        if (!again && this.free && this.#mayLift) {
            this.dispatchEvent(new CustomEvent("touch", { detail: { square } }));
        }
    }

    #putBack() {
        const drag = this.#drag;
        this.#drag = null;
        if (drag && this.hasPointerCapture(drag.pointer)) {
            this.releasePointerCapture(drag.pointer);
        }
        for (const cell of this.#squares.values()) {
            cell.classList.remove("held", "hint", "over", "dragged", "by-finger");
            const piece = cell.querySelector(".piece");
            if (piece instanceof SVGElement) {
                piece.style.removeProperty("translate");
            }
        }
        if (this.#held) {
            this.#held = null;
            this.#label();
        }
    }

    /** @param {string} to */
    async #release(to) {
        const from = this.#held;
        if (!from) {
            return;
        }
        let move = from + to;
        const piece = this.#placement.get(from) ?? "";
        this.#putBack();
        if (this.free && (promotes(this.#placement, from, to) || (!this.chess960 && castlingRook(this.#placement, move)))) {
            this.dispatchEvent(new CustomEvent("reach", { detail: { from, to } }));
            return;
        }
        if (promotes(this.#placement, from, to)) {
            const chosen = await this.#promotion(piece, to);
            if (!chosen) {
                return;
            }
            move += chosen;
        }
        this.dispatchEvent(new CustomEvent("release", { detail: { move } }));
    }

    /**
     * @param {string} pawn
     * @param {string} square
     * @returns {Promise<string | null>}
     */
    #promotion(pawn, square) {
        const form = make("form", { method: "dialog" }, make("p", {}, say("promotion.ask")));
        for (const letter of PROMOTIONS) {
            const button = make("button", {
                value: letter,
                "data-testid": `promote-${letter}`,
                "aria-label": sayIfKnown(`piece.${letter}`) ?? letter,
            });
            button.append(drawPiece(pawn === "P" ? letter.toUpperCase() : letter));
            form.append(button);
        }
        const dialog = make("dialog", { class: "promotion" }, form);
        this.append(dialog);
        dialog.showModal();
        this.#place(dialog, square);
        return new Promise((resolve) => {
            dialog.addEventListener("click", (click) => {
                if (click.target === dialog) {
                    dialog.close("");
                }
            });
            dialog.addEventListener("close", () => {
                dialog.remove();
                this.#squares.get(this.#focus)?.focus({ preventScroll: true });
                resolve(dialog.returnValue || null);
            });
        });
    }

    /**
     * Puts a dialogue over the file of a square, inside the window.
     * @param {HTMLElement} dialog
     * @param {string} square
     */
    #place(dialog, square) {
        const cell = this.#squares.get(square)?.getBoundingClientRect();
        const size = dialog.getBoundingClientRect();
        if (cell) {
            const left = Math.min(Math.max(8, cell.left + cell.width / 2 - size.width / 2), innerWidth - size.width - 8);
            const top = cell.top < innerHeight / 2 ? cell.top : cell.bottom - size.height;
            dialog.style.left = `${left}px`;
            dialog.style.top = `${Math.min(Math.max(8, top), innerHeight - size.height - 8)}px`;
        }
    }

    /**
     * @param {number} x
     * @param {number} y
     * @returns {string | null}
     */
    #at(x, y) {
        const box = this.firstElementChild?.getBoundingClientRect();
        if (!box) {
            return null;
        }
        const column = Math.floor(((x - box.left) / box.width) * 8);
        const row = Math.floor(((y - box.top) / box.height) * 8);
        if (column < 0 || column > 7 || row < 0 || row > 7) {
            return null;
        }
        return this.#bottom === "white" ? squareAt(column, 7 - row) : squareAt(7 - column, row);
    }

    /** @param {PointerEvent} event */
    #down(event) {
        const square = this.#at(event.clientX, event.clientY);
        if (!this.#hand || !square || event.button !== 0 || !event.isPrimary || this.querySelector("dialog")) {
            return;
        }
        this.#pointing = true;
        this.#ledByKeys(false);
        this.#look(square);
        if (this.#held && this.#held !== square && (!this.#isOwn(square) || this.#castles(square))) {
            event.preventDefault();
            void this.#release(square);
            return;
        }
        const again = this.#held === square;
        if (!this.#take(square)) {
            return;
        }
        event.preventDefault();
        this.#drag = { from: square, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false, again };
        this.setPointerCapture(event.pointerId);
    }

    /** @param {PointerEvent} event */
    #moved(event) {
        const drag = this.#drag;
        if (!drag || event.pointerId !== drag.pointer) {
            return;
        }
        const x = event.clientX - drag.x;
        const y = event.clientY - drag.y;
        if (!drag.moving && Math.hypot(x, y) < DRAG_FROM) {
            return;
        }
        const cell = this.#squares.get(drag.from);
        const piece = cell?.querySelector(".piece");
        if (!cell || !(piece instanceof SVGElement)) {
            return;
        }
        if (!drag.moving) {
            drag.moving = true;
            cell.classList.add("dragged");
            cell.classList.toggle("by-finger", event.pointerType === "touch");
        }
        const box = cell.getBoundingClientRect();
        const aside = event.clientX - box.left - box.width / 2;
        const below = event.clientY - box.top - box.height / 2 - (event.pointerType === "touch" ? box.height * 0.9 : 0);
        piece.style.translate = `${aside}px ${below}px`;
        const over = this.#at(event.clientX, event.clientY);
        for (const [square, one] of this.#squares) {
            one.classList.toggle("over", square === over);
        }
    }

    /** @param {PointerEvent} event */
    #up(event) {
        const drag = this.#drag;
        if (!drag || event.pointerId !== drag.pointer) {
            return;
        }
        const square = this.#at(event.clientX, event.clientY);
        if (!drag.moving) {
            this.#drag = null;
            this.releasePointerCapture(event.pointerId);
            if (drag.again) {
                this.#putBack();
            }
        } else if (square && square !== drag.from && (!this.#isOwn(square) || this.#castles(square))) {
            void this.#release(square);
        } else {
            this.#putBack();
        }
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const arrow = ARROWS[event.key];
        if (this.querySelector("dialog") || event.ctrlKey || event.metaKey || event.altKey) {
            return;
        }
        if (arrow) {
            const turned = this.#bottom === "white" ? 1 : -1;
            this.#pointing = false;
            this.#look(stepped(this.#focus, arrow[0] * turned, arrow[1] * turned) ?? this.#focus);
            event.preventDefault();
        } else if (event.key === "Escape" && (this.#held || this.#adjusting)) {
            this.#putBack();
            if (this.#adjusting) {
                this.dispatchEvent(new CustomEvent("straight"));
            }
            event.preventDefault();
        } else if (event.key === "Enter" || (event.key === " " && this.wantsSpace)) {
            event.preventDefault();
            event.stopPropagation();
            this.#ledByKeys(true);
            this.#useSquare(this.#focus);
        }
    }

    /** @param {boolean} led */
    #ledByKeys(led) {
        this.#byKeys = led;
        this.classList.toggle("by-keys", led);
    }

    /** @param {string} square */
    #useSquare(square) {
        if (!this.#hand) {
            return;
        }
        if (this.#held === square) {
            this.#putBack();
        } else if (this.#held && (!this.#isOwn(square) || this.#castles(square))) {
            void this.#release(square);
        } else {
            this.#take(square);
        }
    }

    /**
     * Moves the focus to a square.
     * @param {string} square
     */
    #look(square) {
        this.#squares.get(this.#focus)?.setAttribute("tabindex", "-1");
        this.#focus = square;
        const cell = this.#squares.get(square);
        cell?.setAttribute("tabindex", "0");
        cell?.focus({ preventScroll: true });
    }
}

/**
 * A piece in words, such as "white knight".
 * @param {string} piece
 */
export function pieceName(piece) {
    const kind = sayIfKnown(`piece.${piece.toLowerCase()}`) ?? piece;
    return say(colourOf(piece) === "white" ? "piece.white" : "piece.black", { piece: kind });
}

customElements.define("jadoube-board", JadoubeBoard);
