// One board of the event opened: its table as the arbiter sees it, with the desk for it.

/** @import { Act, Colour, Face, Happening, Problem, Refused, Seated, Table } from "../types.js" */
/** @import { Period } from "../clock/control.js" */
import { JadoubeBoard } from "../board/board.js";
import { opponent, readPlacement } from "../board/squares.js";
import { readControl } from "../clock/control.js";
import { JadoubeClock } from "../clock/display.js";
import { reading } from "../clock/figures.js";
import { tell, the } from "../page.js";
import { Desk } from "../table/desk.js";
import { MoveList } from "../table/moves.js";
import { showResult } from "../table/result.js";
import { statusLines } from "../table/spoken.js";
import { Why } from "../table/why.js";
import { Wire } from "../wire/wire.js";
import { say, sayIfKnown, whenChosen } from "../words/words.js";

export class OpenBoard {
    #board = /** @type {JadoubeBoard} */ (the("jadoube-board"));
    #top = /** @type {JadoubeClock} */ (the("#clock-top"));
    #bottom = /** @type {JadoubeClock} */ (the("#clock-bottom"));
    #moves = new MoveList();
    #why;
    #wire;
    /** @type {Desk | undefined} */
    #desk;
    /** @type {Seated | undefined} */
    #seated;
    /** @type {Happening[]} */
    #events = [];
    /** @type {Table | undefined} */
    #table;
    #anchor = 0;
    /** @type {Period[]} */
    #periods = [];
    #end = whenChosen(() => this.#show());

    /**
     * @param {string} token of the event
     * @param {string} game
     */
    constructor(token, game) {
        the("#desk").hidden = true;
        the("#journal").hidden = true;
        this.#why = new Why(game, token, () => this.#board.bottom);
        this.#why.show(undefined);
        this.#wire = new Wire(`${token}.${game}`, {
            seated: (seated) => this.#sitDown(seated),
            happened: (fresh, table) => this.#take(fresh, table),
            taken: () => {},
            refused: (_, refusal) => refusedInWords(refusal),
            problem: (_, problem) => problemInWords(problem),
            connection: () => {},
        });
    }

    /** Leaves the board. */
    leave() {
        this.#wire.leave();
        this.#desk?.leave();
        this.#end();
    }

    /** Turns the board round. */
    flip() {
        this.#sit(opponent(this.#board.bottom));
    }

    /** What changes without news. */
    tick() {
        const table = this.#table;
        if (!table) {
            return;
        }
        const faces = this.#reading();
        const bottom = this.#board.bottom;
        for (const [display, side] of /** @type {[JadoubeClock, Colour][]} */ ([[this.#bottom, bottom], [this.#top, opponent(bottom)]])) {
            display.show({
                face: faces[side],
                running: table.clocks.running === side && !table.end,
                first: (table.clocks.firstFlag ?? table.clocks.running) === side,
                periods: this.#periods.length > 1,
                counts: true,
            });
        }
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        if (this.#seated) {
            return;
        }
        this.#seated = seated;
        const control = readControl(seated.regulations.timeControl);
        this.#periods = "periods" in control ? control.periods : [];
        if (seated.role === "arbiter") {
            this.#desk = new Desk(seated, (act) => this.#act(act), () => this.#reading());
        }
        this.#sit("white");
    }

    /** @param {Colour} bottom */
    #sit(bottom) {
        const seated = this.#seated;
        if (seated) {
            this.#board.bottom = bottom;
            this.#bottom.belongsTo(bottom, seated[bottom]);
            this.#top.belongsTo(opponent(bottom), seated[opponent(bottom)]);
            this.#show();
        }
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #take(fresh, table) {
        this.#events.push(...fresh);
        this.#table = table;
        this.#anchor = performance.now() - this.#wire.delay / 1000;
        this.#show();
    }

    #show() {
        const seated = this.#seated;
        const table = this.#table;
        if (!seated || !table) {
            return;
        }
        this.#board.show(readPlacement(table.placement), table.lastMove);
        this.#board.give(null, false);
        this.#moves.show(this.#events, table, true);
        showResult(table.end, seated.game);
        this.#why.show(table.mating);
        this.#desk?.show(this.#events, table);
        this.#top.seat(table.present[opponent(this.#board.bottom)]);
        this.#bottom.seat(table.present[this.#board.bottom]);
        const lines = statusLines(seated, this.#events, table).join(" ");
        const status = the("#status");
        if (status.textContent !== lines) {
            status.textContent = lines;
        }
        this.tick();
    }

    /** @returns {Record<Colour, Face>} */
    #reading() {
        const table = /** @type {Table} */ (this.#table);
        const elapsed = table.end ? 0 : Math.max(0, (performance.now() - this.#anchor) * 1000);
        const atZero = this.#seated?.regulations.periodSwitch !== "at-move-count";
        return reading(table.clocks, elapsed, this.#periods, atZero);
    }

    /** @param {Act} act */
    #act(act) {
        this.#wire.act(act);
    }
}

/** @param {Pick<Refused, "because" | "article">} refusal */
export function refusedInWords(refusal) {
    const why = sayIfKnown(`refusal.${refusal.because}`) ?? say("refused.unknown", { code: refusal.because });
    tell(refusal.article ? say("refused.because", { why, article: refusal.article }) : why);
}

/** @param {Problem} problem */
export function problemInWords(problem) {
    if (problem.where !== "token") {
        tell(say("problem.act", { found: problem.found, remedy: problem.remedy }));
    }
}
