// One board of the event opened: its table as the arbiter sees it, with the desk for it.

/** @import { Act, Colour, Face, Happening, Seated, Table } from "../types.js" */
import { JadoubeBoard } from "../board/board.js";
import { opponent } from "../board/squares.js";
import { JadoubeClock } from "../clock/display.js";
import { Reckoning } from "../clock/reckoning.js";
import { the } from "../page.js";
import { Desk } from "../table/desk.js";
import { showAsLeft } from "../table/left.js";
import { MoveList } from "../table/moves.js";
import { tellProblem, tellRefusal } from "../table/refusal.js";
import { showResult } from "../table/result.js";
import { statusLines } from "../table/spoken.js";
import { Why } from "../table/why.js";
import { Wire } from "../wire/wire.js";
import { whenChosen } from "../words/words.js";

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
    #reckoning = new Reckoning();
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
            refused: (_, refusal) => tellRefusal(refusal),
            problem: (_, problem) => tellProblem(problem),
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
                periods: this.#reckoning.hasSeveralPeriods,
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
        this.#reckoning = new Reckoning(seated.regulations);
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
        showAsLeft(this.#board, table, this.#events);
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
        return this.#reckoning.faces(table, (performance.now() - this.#anchor) * 1000);
    }

    /** @param {Act} act */
    #act(act) {
        this.#wire.act(act);
    }
}
