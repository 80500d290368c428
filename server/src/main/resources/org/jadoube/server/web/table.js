// The table: one page for player, arbiter and spectator. It shows what the hall says and sends what its reader does.

/** @import { Act, Colour, Face, Happening, Problem, Refused, Seated, Table } from "./types.js" */
/** @import { Desk as Arbitration } from "./table/desk.js" */
import { JadoubeBoard } from "./board/board.js";
import { callSquares } from "./board/naming.js";
import { carriedOut, isChess960, opponent, promotes, readPlacement } from "./board/squares.js";
import { readControl } from "./clock/control.js";
import { JadoubeClock } from "./clock/display.js";
import { Reckoning } from "./clock/reckoning.js";
import { inShort } from "./clock/sentence.js";
import { whenLettered } from "./letters.js";
import { furnish, letGo, make, the } from "./page.js";
import { isMove } from "./sheet.js";
import { ActsPanel } from "./table/acts.js";
import { Choices } from "./table/choices.js";
import { ConnectionLine } from "./table/connection.js";
import { Hand } from "./table/hand.js";
import { Keys } from "./table/keys.js";
import { asLeft, lastTouched } from "./table/left.js";
import { MoveList } from "./table/moves.js";
import { tellProblem, tellRefusal } from "./table/refusal.js";
import { showResult } from "./table/result.js";
import { mayShowCheck, statusLines } from "./table/spoken.js";
import { Sounds } from "./table/sounds.js";
import { inSentences, showNotices, speak } from "./table/talk.js";
import { readTyped } from "./table/typed.js";
import { Why } from "./table/why.js";
import { Wire } from "./wire/wire.js";
import { say, sayIfKnown } from "./words/words.js";

class TablePage {
    #board = /** @type {JadoubeBoard} */ (the("jadoube-board"));
    #top = /** @type {JadoubeClock} */ (the("#clock-top"));
    #bottom = /** @type {JadoubeClock} */ (the("#clock-bottom"));
    #press = /** @type {HTMLButtonElement} */ (the("#press"));
    #moves = new MoveList();
    /** @type {ActsPanel | undefined} */
    #acts;
    /** @type {Hand | undefined} */
    #hand;
    /** @type {Choices | undefined} */
    #choices;
    /** @type {Arbitration | undefined} */
    #desk;
    /** @type {Why | undefined} */
    #why;
    #token;
    /** @type {Seated | undefined} */
    #seated;
    /** @type {Happening[]} */
    #events = [];
    /** @type {Table | undefined} */
    #table;
    /** When the clock's figures held, by this page's own time in milliseconds. */
    #anchor = 0;
    #reckoning = new Reckoning();
    /** @type {string | null} a move that has been sent and not been answered */
    #pending = null;
    #arrived = false;
    #wire;
    #line = new ConnectionLine();
    #keys;
    /** @type {Sounds | undefined} */
    #sounds;

    /** @param {string} token */
    constructor(token) {
        this.#token = token;
        this.#wire = new Wire(token, {
            seated: (seated) => this.#sitDown(seated),
            happened: (fresh, table) => this.#take(fresh, table),
            taken: () => this.#tellConnection(),
            refused: (act, refusal) => this.#refused(act, refusal),
            problem: (act, problem) => this.#misunderstood(act, problem),
            connection: (state, retryIn) => {
                this.#line.became(state, retryIn, this.#table !== undefined);
                this.#tellConnection();
            },
        });
        this.#board.addEventListener("release", (event) => {
            const move = /** @type {CustomEvent<{ move: string }>} */ (event).detail.move;
            this.#release(this.#hand ? this.#hand.whole(move) : move);
        });
        this.#press.addEventListener("click", (click) => {
            letGo(click);
            this.#pressClock();
        });
        the("#flip").addEventListener("click", () => {
            this.#sit(opponent(this.#board.bottom));
        });
        this.#keys = new Keys(this.#board, this.#press, {
            look: () => this.#sight(),
            press: () => this.#pressClock(),
            flip: () => this.#sit(opponent(this.#board.bottom)),
            adjust: () => this.#hand?.adjust(),
            choose: () => this.#choices?.open(),
        });
        document.addEventListener("visibilitychange", () => void this.#stayAwake());
        whenLettered(() => this.#show());
        setInterval(() => this.#tellConnection(), 1000);
        const draw = () => {
            this.#tellTime();
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    }

    /** @returns {Colour | null} */
    get #me() {
        const role = this.#seated?.role;
        return role === "white" || role === "black" ? role : null;
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        const first = this.#seated === undefined;
        this.#seated = seated;
        if (!first) {
            return;
        }
        this.#reckoning = new Reckoning(seated.regulations);
        document.body.classList.add(seated.role, seated.regulations.profile);
        the("#table").hidden = false;
        this.#why = new Why(seated.game, this.#token.split(".")[0] ?? "", () => this.#board.bottom);
        const me = this.#me;
        this.#choices = new Choices(seated.regulations.profile, () => this.#choose());
        this.#sounds = new Sounds(this.#choices);
        this.#choose();
        if (me) {
            const act = (/** @type {Act} */ one) => this.#act(one);
            const overTheBoard = seated.regulations.profile === "over-the-board";
            this.#hand = overTheBoard ? new Hand(this.#board, me, act, (move) => this.#handled(move)) : undefined;
            this.#acts = new ActsPanel(me, this.#hand, seated, (act) => this.#act(act), (typed) => this.#enter(typed), (typed) => this.#read(typed));
        }
        if (seated.role !== "spectator") {
            const sheet = the("#to-scoresheet");
            sheet.setAttribute("href", `/scoresheet#${this.#token}`);
            sheet.hidden = false;
        }
        if (seated.role === "arbiter") {
            void this.#layDesk(seated);
        }
        this.#sit(me ?? "white");
        void this.#stayAwake();
    }

    /**
     * Only an arbiter fetches his desk.
     * @param {Seated} seated
     */
    async #layDesk(seated) {
        const { Desk } = await import("./table/desk.js");
        this.#desk = new Desk(seated, (act) => this.#act(act), () => this.#reading());
        this.#show();
    }

    /**
     * Puts a side at the lower edge of the board, its clock beside it.
     * @param {Colour} bottom
     */
    #sit(bottom) {
        const seated = this.#seated;
        if (!seated) {
            return;
        }
        if (this.#board.bottom !== bottom) {
            this.#board.bottom = bottom;
        }
        this.#bottom.belongsTo(bottom, seated[bottom]);
        this.#top.belongsTo(opponent(bottom), seated[opponent(bottom)]);
        this.#show();
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #take(fresh, table) {
        const seated = this.#seated;
        if (!seated) {
            return;
        }
        const before = this.#table;
        this.#events.push(...fresh);
        this.#table = table;
        this.#anchor = performance.now() - this.#wire.delay / 1000;
        const own = fresh.some((event) => event.kind === "moveMade" && event.player === this.#me);
        if (own || table.turn !== this.#me) {
            this.#pending = null;
        }
        this.#arrive(table);
        this.#hand?.take(table);
        this.#show();
        if (before) {
            inSentences(seated, fresh, before, table).forEach(speak);
            showNotices(seated, fresh);
            this.#sounds?.happened(fresh, this.#me);
        }
    }

    /** @param {Table} table */
    #arrive(table) {
        const me = this.#me;
        const there = this.#events.some((event) => event.kind === "playerArrived" && event.player === me);
        if (me && !this.#arrived && !there && !table.end) {
            this.#arrived = true;
            this.#act({ kind: "arrive" });
        }
    }

    #show() {
        const seated = this.#seated;
        const table = this.#table;
        if (!seated || !table) {
            return;
        }
        this.#showBoard(seated, table);
        const checks = mayShowCheck(seated.role, seated, table);
        this.#moves.show(this.#events, table, checks);
        showResult(table.end, seated.game);
        this.#why?.show(table.mating);
        this.#acts?.show(table, this.#me ? seated[opponent(this.#me)] : "", this.#lastPlyOfOpponent(), this.#board.adjusting);
        this.#desk?.show(this.#events, table);
        this.#press.hidden = !this.#me || seated.regulations.profile !== "over-the-board" || table.end !== null;
        this.#press.disabled = table.clocks.running === null;
        this.#top.seat(table.present[opponent(this.#board.bottom)]);
        this.#bottom.seat(table.present[this.#board.bottom]);
        this.#tellStatus(seated, table);
        this.#tellConnection();
        this.#tellTime();
    }

    /**
     * @param {Seated} seated
     * @param {Table} table
     */
    #showBoard(seated, table) {
        const placement = readPlacement(table.placement);
        this.#board.chess960 = isChess960(seated.regulations);
        this.#board.hints = table.legal;
        const moving = this.#pending;
        const check = moving || seated.regulations.profile === "over-the-board" ? null : this.#kingInCheck(table);
        const half = this.#me === table.turn && table.clocks.running ? this.#hand?.half : table.unfinished;
        const left = asLeft(placement, half, table.promotion);
        this.#board.show(moving ? carriedOut(placement, moving) : left, moving ?? table.lastMove, check);
        const touched = table.turn === this.#me ? undefined : lastTouched(this.#events, table.turn);
        this.#board.mark("touched", table.touched ?? (touched && !table.end ? [touched] : []));
        this.#board.classList.toggle("displaced", (table.displaced ?? []).length > 0);
        const on = table.clocks.started && !table.end;
        this.#board.give(on ? this.#me : null, table.turn === this.#me && !moving);
    }

    /** @param {Table} table */
    #kingInCheck(table) {
        const last = this.#events.findLast((event) => event.kind === "moveMade");
        if (!/[+#]$/.test(last?.san ?? "")) {
            return null;
        }
        const king = table.turn === "white" ? "K" : "k";
        return [...readPlacement(table.placement)].find(([, piece]) => piece === king)?.[0] ?? null;
    }

    /**
     * @param {Seated} seated
     * @param {Table} table
     */
    #tellStatus(seated, table) {
        const status = the("#status");
        const lines = statusLines(seated, this.#events, table).join(" ");
        if (status.textContent !== lines) {
            status.textContent = lines;
        }
        status.classList.toggle("yours", table.turn === this.#me && table.clocks.running === this.#me && !table.end);
        const title = say("title.table", { white: seated.white, black: seated.black });
        document.title = table.turn === this.#me && table.clocks.started && !table.end ? `● ${title}` : title;
        the("#players").textContent = title;
        the("#role").textContent = say(`role.${seated.role}`);
        const profile = sayIfKnown(`profile.${seated.regulations.profile}`) ?? seated.regulations.profile;
        const rules = say("table.rules", { edition: seated.regulations.edition, profile: profile.toLowerCase() });
        const { event, timeControl } = seated.regulations;
        const control = readControl(timeControl);
        the("#rules").textContent = [event, rules, "periods" in control ? inShort(control.periods) : timeControl].filter(Boolean).join(" · ");
    }

    #tellConnection() {
        this.#line.write(this.#seated !== undefined, this.#wire?.waiting ?? 0);
    }

    /** @returns {Record<Colour, Face>} */
    #reading() {
        const table = /** @type {Table} */ (this.#table);
        return this.#reckoning.faces(table, (performance.now() - this.#anchor) * 1000);
    }

    #tellTime() {
        const table = this.#table;
        if (!table) {
            return;
        }
        const faces = this.#reading();
        const me = this.#me;
        if (me && table.clocks.running === me) {
            this.#sounds?.warn(faces[me].remaining);
        }
        for (const [display, side] of /** @type {[JadoubeClock, Colour][]} */ ([
            [this.#bottom, this.#board.bottom],
            [this.#top, opponent(this.#board.bottom)],
        ])) {
            display.show({
                face: faces[side],
                running: table.clocks.running === side && !table.end,
                first: (table.clocks.firstFlag ?? table.clocks.running) === side,
                periods: this.#reckoning.hasSeveralPeriods,
                counts: this.#reckoning.hasSeveralPeriods || this.#seated?.role === "arbiter",
                tenths: this.#choices?.on("tenths") ?? true,
                warns: this.#choices?.on("low") ?? false,
            });
        }
    }

    /** @param {Act} act */
    #act(act) {
        this.#wire.act(act);
        this.#tellConnection();
    }

    /** @param {string | null} move */
    #release(move) {
        if (move === null) {
            return;
        }
        if (this.#table?.turn === this.#me && !this.#pending) {
            this.#pending = move;
            this.#show();
        }
        this.#act({ kind: "release", move });
    }

    #pressClock() {
        const table = this.#table;
        if (!this.#press.hidden && !this.#press.disabled && table && !table.end) {
            this.#hand?.leave();
            this.#act({ kind: "press" });
            this.#show();
        }
    }

    /**
     * Plays a typed move.
     * @param {string} typed
     */
    #enter(typed) {
        const words = this.#keys.ordered(typed.trim().toLowerCase());
        if (words !== undefined) {
            if (words) {
                speak(words);
            }
            return true;
        }
        const move = this.#read(typed, this.#hand !== undefined);
        if (move && move.length === 4 && this.#hand && promotes(this.#board.placement, move.slice(0, 2), move.slice(2))) {
            this.#hand.reach(move.slice(0, 2), move.slice(2));
        } else if (move) {
            this.#release(move);
        }
        return move !== null;
    }

    /**
     * A typed move in UCI; says what is wrong with one that cannot be read.
     * @param {string} typed
     * @param {boolean} [free] whether a pawn may be left on the last rank as it is
     */
    #read(typed, free = false) {
        const [seated, table, me] = [this.#seated, this.#table, this.#me];
        return seated && table && me ? readTyped(typed, seated, table, me, free) : null;
    }

    /** What its reader may have read out. */
    #sight() {
        const [seated, table] = [this.#seated, this.#table];
        return seated && table ? { seated, table, events: this.#events, faces: this.#reading() } : undefined;
    }

    #lastPlyOfOpponent() {
        const other = this.#me && opponent(this.#me);
        return this.#events.findLast((event) => isMove(event) && event.player === other)?.ply ?? 0;
    }

    /** Carries out what the reader has chosen about the table. */
    #choose() {
        const choices = /** @type {Choices} */ (this.#choices);
        callSquares(choices.on("names"));
        this.#board.classList.toggle("no-coordinates", !choices.on("coordinates"));
        this.#board.classList.toggle("no-marks", !choices.on("marks"));
        this.#show();
    }

    /**
     * Something was done by hand that the hall has yet to hear or see whole.
     * @param {string | null} move now whole
     */
    #handled(move) {
        this.#release(move);
        this.#show();
    }

    /**
     * @param {Act | undefined} act
     * @param {Refused} refusal
     */
    #refused(act, refusal) {
        this.#takeBack(act);
        if (act?.kind === "arrive" || act?.kind === "touch" || act?.kind === "placePromotion") {
            return;
        }
        if (act?.kind === "releasePiece") {
            this.#hand?.undo();
        }
        tellRefusal(refusal);
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
        this.#tellConnection();
    }

    /** Keeps a phone's screen lit while a game is on. */
    async #stayAwake() {
        if (document.visibilityState === "visible" && this.#seated && !this.#table?.end) {
            try {
                await navigator.wakeLock?.request("screen");
            } catch {
                // The device may refuse, to spare its battery: then the screen goes dark as always.
            }
        }
    }
}

await furnish();
addEventListener("hashchange", () => location.reload());
const token = location.hash.slice(1);
if (token) {
    new TablePage(token);
} else {
    the("#noseat").hidden = false;
    the("#connection").replaceChildren(make("span"));
}
