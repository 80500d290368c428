// The table of two players at one screen: a board between two clocks, each with its button. What one seat may do and see
// the hall decides, seat by seat, as if they sat at two screens.

/** @import { Act, Colour, Happening, Problem, Refused, Seated, Table } from "../types.js" */
import { JadoubeBoard } from "../board/board.js";
import { carriedOut, isChess960, opponent, readPlacement } from "../board/squares.js";
import { Reckoning } from "../clock/reckoning.js";
import { letters } from "../letters.js";
import { make, tell, the, written } from "../page.js";
import { isMove, lettered, linesOf } from "../sheet.js";
import { tellProblem, tellRefusal } from "../table/refusal.js";
import { endingInWords, resultInWords } from "../table/result.js";
import { moveInWords } from "../table/spoken.js";
import { showNotices } from "../table/talk.js";
import { readTyped } from "../table/typed.js";
import { Wire } from "../wire/wire.js";
import { say, translate } from "../words/words.js";
import { made, swapped } from "./order.js";
import { SharedSide } from "./side.js";

const TURNING = "jadoube.together";
const WAYS = /** @type {const} */ (["stays", "turns", "opposite"]);
const SIDES = /** @type {Colour[]} */ (["white", "black"]);

export class SharedTable {
    #wires;
    #sides;
    #board = new JadoubeBoard();
    #status = make("p", { class: "status", "data-testid": "status" });
    #moves = make("p", { class: "moves", "data-testid": "moves" });
    #end = make("section", { class: "end", "data-testid": "result", hidden: "" });
    #way = make("select", { id: "way", "data-testid": "way" });
    /** @type {Seated | undefined} */
    #seated;
    /** @type {Table | undefined} */
    #table;
    /** @type {Happening[]} */
    #events = [];
    #reckoning = new Reckoning();
    /** @type {string | null} a move sent and not answered */
    #pending = null;
    #anchor = 0;
    /** @type {Set<Colour>} */
    #arrived = new Set();

    /**
     * @param {string} white the token of White's seat
     * @param {string} black
     */
    constructor(white, black) {
        this.#sides = { white: this.#side("white"), black: this.#side("black") };
        this.#lay();
        this.#wires = { white: this.#wire("white", white), black: this.#wire("black", black) };
        this.#board.addEventListener("release", (event) => this.#release(/** @type {CustomEvent<{ move: string }>} */ (event).detail.move));
        document.addEventListener("keydown", (key) => this.#key(key));
        written(() => this.#show());
        const draw = () => {
            this.#tellTime();
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    }

    /** @param {Colour} side */
    #side(side) {
        const read = (/** @type {string} */ typed) => (this.#seated && this.#table ? readTyped(typed, this.#seated, this.#table, side) : null);
        return new SharedSide(side, (act) => this.#act(side, act), read);
    }

    #lay() {
        const kept = localStorage.getItem(TURNING);
        for (const way of WAYS) {
            const option = make("option", { value: way, "data-say": `together.board.${way}` });
            option.selected = way === kept;
            this.#way.append(option);
        }
        this.#way.addEventListener("change", () => {
            localStorage.setItem(TURNING, this.#way.value);
            this.#show();
        });
        this.#board.dataset["testid"] = "board";
        the("#shared").replaceChildren(
            make("h1", { class: "unseen" }),
            this.#sides.black.element,
            make("div", { class: "middle" }, this.#board),
            this.#sides.white.element,
            make("section", { class: "about" }, this.#status, this.#end, this.#moves, make("label", { for: "way", "data-say": "together.board" }), this.#way),
        );
        translate(the("#shared"));
    }

    /**
     * @param {Colour} side
     * @param {string} token
     */
    #wire(side, token) {
        const leads = side === "white";
        return new Wire(token, {
            seated: (seated) => this.#sitDown(side, seated),
            happened: (fresh, table) => this.#take(side, fresh, table),
            taken: () => {},
            refused: (act, refusal) => this.#refused(act, refusal),
            problem: (act, problem) => this.#misunderstood(act, problem),
            connection: (state) => {
                if (leads || state === "refused") {
                    the("#connection").textContent = state === "lost" ? say("show.lost") : "";
                    if (state === "refused") {
                        this.#refuse();
                    }
                }
            },
        });
    }

    /** There is no such table, or no more. */
    #refuse() {
        the("#noseat").hidden = false;
        the("#shared").hidden = true;
    }

    /**
     * @param {Colour} side
     * @param {Seated} seated
     */
    #sitDown(side, seated) {
        if (seated.role !== side) {
            this.#refuse();
            return;
        }
        if (side === "white") {
            this.#seated = seated;
            this.#reckoning = new Reckoning(seated.regulations);
            this.#board.chess960 = isChess960(seated.regulations);
        }
    }

    /**
     * White's seat leads: it is told everything that both may see.
     * @param {Colour} side
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #take(side, fresh, table) {
        if (!this.#arrived.has(side) && !table.end) {
            this.#arrived.add(side);
            if (!fresh.some((event) => event.kind === "playerArrived" && event.player === side)) {
                this.#act(side, { kind: "arrive" });
            }
        }
        this.#sides[side].hints(table.legal);
        if (side === "black") {
            this.#show();
            return;
        }
        const before = this.#table;
        this.#events.push(...fresh);
        this.#table = table;
        this.#anchor = performance.now() - this.#wires.white.delay / 1000;
        if (fresh.some((event) => event.move)) {
            this.#pending = null;
        }
        this.#show();
        if (before) {
            this.#announce(fresh, before, table);
            showNotices(/** @type {Seated} */ (this.#seated), fresh);
        }
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} before
     * @param {Table} table
     */
    #announce(fresh, before, table) {
        const placement = readPlacement(before.placement);
        const said = fresh
            .filter((event) => event.move && event.player && event.san)
            .map((event) => say("say.move", { player: say(/** @type {Colour} */ (event.player)), move: moveInWords(placement, event.move ?? "", false) }));
        if (table.end && !before.end) {
            said.push(`${resultInWords(table.end.result)}, ${endingInWords(table.end.ending)}`);
        }
        if (said.length > 0) {
            the("#spoken").textContent = `${said.join(". ")}.`;
        }
    }

    /** @returns {Colour} the side below */
    get #bottom() {
        return this.#way.value === "turns" && this.#table?.turn === "black" && !this.#table.end ? "black" : "white";
    }

    #show() {
        const [seated, table] = [this.#seated, this.#table];
        if (!seated || !table) {
            return;
        }
        the("#shared").hidden = !the("#noseat").hidden;
        const on = table.clocks.started && !table.end;
        const moving = this.#pending;
        const placement = readPlacement(table.placement);
        if (this.#board.bottom !== this.#bottom) {
            this.#board.bottom = this.#bottom;
        }
        this.#board.hints = this.#sides[table.turn].legal;
        this.#board.show(moving ? carriedOut(placement, moving) : placement, moving ?? table.lastMove);
        this.#board.give(on ? table.turn : null, !moving);
        const page = the("#shared");
        page.classList.toggle("turned", this.#bottom === "black");
        page.classList.toggle("opposite", this.#way.value === "opposite");
        for (const side of SIDES) {
            this.#sides[side].show(seated, table, this.#events.findLast((event) => isMove(event) && event.player === opponent(side))?.ply ?? 0);
        }
        const title = say("title.table", { white: seated.white, black: seated.black });
        document.title = title;
        the("h1", page).textContent = title;
        this.#status.textContent = this.#state(table);
        const lines = linesOf(this.#events);
        this.#moves.textContent = lines
            .map(({ ply, san }) => `${ply % 2 === 1 ? `${Math.ceil(ply / 2)}. ` : ""}${lettered(seated.regulations.profile === "over-the-board" && !table.end ? san.replace("+", "") : san, letters())}`)
            .join(" ");
        this.#moves.hidden = lines.length === 0;
        this.#showEnd(seated, table);
        this.#tellTime();
    }

    /** @param {Table} table */
    #state(table) {
        if (table.end) {
            return `${resultInWords(table.end.result)}, ${endingInWords(table.end.ending)}`;
        }
        if (!table.clocks.started) {
            return say("show.before");
        }
        return say(table.turn === "white" ? "status.turn.white" : "status.turn.black");
    }

    /**
     * @param {Seated} seated
     * @param {Table} table
     */
    #showEnd(seated, table) {
        const over = table.end !== null;
        if (over === this.#end.hidden) {
            this.#end.hidden = !over;
            const again = make("button", { type: "button", class: "chief", "data-testid": "rematch" }, say("together.rematch"));
            again.addEventListener("click", () => void this.#rematch(seated));
            const pgn = make("a", { class: "button", href: `/api/games/${encodeURIComponent(seated.game)}/pgn`, download: "game.pgn" }, say("sheet.pgn"));
            this.#end.replaceChildren(...(over ? [make("p", { class: "score" }, (table.end?.result ?? "").replaceAll("1/2", "½").replace("-", "–")), again, pgn] : []));
        }
    }

    /** @param {Seated} seated */
    async #rematch(seated) {
        try {
            const { seats } = await made(swapped(seated));
            location.assign(`/together#${seats["white"]}.${seats["black"]}`);
        } catch {
            tell(say("lobby.failed"));
        }
    }

    #tellTime() {
        const table = this.#table;
        if (!table) {
            return;
        }
        const faces = this.#reckoning.faces(table, (performance.now() - this.#anchor) * 1000);
        for (const side of SIDES) {
            this.#sides[side].tellTime(faces[side], table.clocks.running === side && !table.end);
        }
    }

    /** @param {string} move */
    #release(move) {
        const side = this.#table?.turn;
        if (side && !this.#pending) {
            this.#pending = move;
            this.#show();
            this.#act(side, { kind: "release", move });
        }
    }

    /**
     * @param {Colour} side
     * @param {Act} act
     */
    #act(side, act) {
        this.#wires[side].act(act);
    }

    /**
     * The space bar presses the clock of whoever has it running.
     * @param {KeyboardEvent} key
     */
    #key(key) {
        const busy = key.target instanceof Element && key.target.closest("input, select, button, a, dialog");
        const side = this.#table?.clocks.running;
        if (key.key === " " && !busy && !this.#board.wantsSpace && side && this.#seated?.regulations.profile === "over-the-board") {
            key.preventDefault();
            if (!key.repeat) {
                this.#act(side, { kind: "press" });
            }
        }
    }

    /**
     * @param {Act | undefined} act
     * @param {Refused} refusal
     */
    #refused(act, refusal) {
        this.#takeBack(act);
        if (act?.kind !== "arrive") {
            tellRefusal(refusal);
        }
    }

    /**
     * @param {Act | undefined} act
     * @param {Problem} problem
     */
    #misunderstood(act, problem) {
        this.#takeBack(act);
        tellProblem(problem);
    }

    /** @param {Act | undefined} act */
    #takeBack(act) {
        if (act?.kind === "release" && act.move === this.#pending) {
            this.#pending = null;
            this.#show();
        }
    }
}
