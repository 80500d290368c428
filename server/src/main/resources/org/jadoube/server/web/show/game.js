// One game for spectators: the board, the clocks, the moves with what the clocks showed after each; live, or played through
// again from any move.

/** @import { Colour, Happening, Placement, Seated, Table } from "../types.js" */
/** @import { Line } from "../sheet.js" */
import { JadoubeBoard } from "../board/board.js";
import { carriedOut, opponent, readPlacement } from "../board/squares.js";
import { figures } from "../clock/figures.js";
import { Reckoning } from "../clock/reckoning.js";
import { make, the, written } from "../page.js";
import { linesOf } from "../sheet.js";
import { markHands, showAsLeft } from "../table/left.js";
import { endingInWords, resultInWords } from "../table/result.js";
import { mayShowCheck, moveInWords } from "../table/spoken.js";
import { Wire } from "../wire/wire.js";
import { say, translate } from "../words/words.js";
import { button, fullScreen, tellConnection } from "./page.js";
import { scoreOf } from "./demonstration.js";
import { icon } from "./icons.js";
import { chess960Number, initialPlacement } from "./initial.js";
import { ReplayedMoves } from "./moves.js";
import { clockTimes } from "./times.js";

const PACE = 1600;
const SIDES = /** @type {Colour[]} */ (["black", "white"]);

export class GamePage {
    #token;
    #wire;
    /** @type {Seated | undefined} */
    #seated;
    /** @type {Happening[]} */
    #events = [];
    /** @type {Table | undefined} */
    #table;
    /** @type {Line[]} */
    #lines = [];
    /** @type {Placement[]} the positions before the first move and after each */
    #positions = [];
    /** @type {(string | undefined)[]} what the clock showed after each move */
    #times = [];
    #anchor = 0;
    #reckoning = new Reckoning();
    /** How many moves are shown; none stands for all, as they come. */
    #shown = /** @type {number | undefined} */ (undefined);
    #playing = 0;
    #board = new JadoubeBoard();
    #moves = new ReplayedMoves((ply) => this.#go(ply));
    #status = make("p", { class: "status", "data-testid": "status" });
    #about = make("p", { class: "about" });
    #title = make("h1", {});
    #play = make("button", { type: "button", "data-testid": "autoplay" });
    #live = make("button", { type: "button", "data-say": "show.live", "data-testid": "live" });
    #seats = { white: seatLine("white"), black: seatLine("black") };

    /** @param {string} token of a single game's spectators; or an event's name, a dot and the game */
    constructor(token) {
        this.#token = token;
        this.#lay();
        this.#wire = new Wire(token, {
            seated: (seated) => this.#sitDown(seated),
            happened: (fresh, table) => this.#take(fresh, table),
            taken: () => {},
            refused: () => {},
            problem: () => {},
            connection: (state) => tellConnection(state),
        });
        written(() => this.#show());
        document.addEventListener("keydown", (key) => this.#key(key));
        const draw = () => {
            this.#tellTime();
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    }

    #lay() {
        const [event = "", game] = this.#token.split(".");
        const back = game ? [make("a", { class: "button", href: `/show#${event}`, "data-say": "show.all" })] : [];
        this.#live.addEventListener("click", () => this.#go(undefined));
        this.#play.addEventListener("click", () => this.#autoplay());
        const steps = make(
            "div",
            { class: "steps", role: "group", "data-say-label": "show.replay" },
            step("show.first.move", "first", () => this.#go(0)),
            step("show.previous", "previous", () => this.#by(-1)),
            this.#play,
            step("show.following", "next", () => this.#by(1)),
            step("show.last.move", "last", () => this.#go(undefined)),
        );
        the("#shown").classList.add("game");
        the("#shown").replaceChildren(
            make("div", { class: "strip" }, this.#title, this.#about),
            make("div", { class: "controls" }, ...back, button("table.flip", "flip", () => this.#flip()), button("show.full", "full-screen", () => void fullScreen())),
            make("div", { class: "table" }, this.#seats.black.line, this.#board, this.#seats.white.line),
            make("section", { class: "beside" }, this.#status, steps, this.#live, this.#moves.element, this.#home()),
        );
        this.#board.dataset["testid"] = "board";
        translate(the("#shown"));
    }

    #home() {
        return make("p", { class: "hint" }, make("a", { "data-say": "sheet.pgn", "data-testid": "pgn", download: "game.pgn" }));
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        if (seated.role !== "spectator" && seated.role !== "arbiter" && seated.role !== "assistant") {
            location.replace(`/table#${this.#token}`);
            return;
        }
        this.#seated = seated;
        this.#reckoning = new Reckoning(seated.regulations);
        the('[data-testid="pgn"]').setAttribute("href", `/api/games/${encodeURIComponent(seated.game)}/pgn`);
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #take(fresh, table) {
        const first = this.#table === undefined;
        the("#shown").hidden = false;
        this.#events.push(...fresh);
        this.#table = table;
        this.#anchor = performance.now() - this.#wire.delay / 1000;
        this.#lines = linesOf(this.#events);
        this.#positions = [readPlacement(initialPlacement(/** @type {Seated} */ (this.#seated).regulations))];
        for (const line of this.#lines) {
            this.#positions.push(carriedOut(/** @type {Placement} */ (this.#positions.at(-1)), line.move));
        }
        if (this.#shown !== undefined && this.#shown > this.#lines.length) {
            this.#shown = undefined;
        }
        this.#show();
        if (!first && this.#shown === undefined) {
            this.#announce(fresh, table);
        }
        if (fresh.length > 0) {
            void this.#askTimes();
        }
    }

    /** What the clocks showed stands in the game's PGN. */
    async #askTimes() {
        const seated = this.#seated;
        if (seated) {
            try {
                const answer = await fetch(`/api/games/${encodeURIComponent(seated.game)}/pgn`);
                this.#times = answer.ok ? clockTimes(await answer.text()) : [];
            } catch {
                return;
            }
            this.#show();
        }
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #announce(fresh, table) {
        const moved = fresh.filter((event) => event.move && event.player && event.san);
        const said = moved.map((event) => {
            const before = this.#positions[(event.ply ?? 1) - 1] ?? new Map();
            return say("say.move", { player: say(/** @type {Colour} */ (event.player)), move: moveInWords(before, event.move ?? "", false) });
        });
        if (table.end && fresh.some((event) => event.kind === "gameEnded")) {
            said.push(`${resultInWords(table.end.result)}, ${endingInWords(table.end.ending)}`);
        }
        if (said.length > 0) {
            the("#spoken").textContent = `${said.join(". ")}.`;
        }
    }

    get #at() {
        return this.#shown ?? this.#lines.length;
    }

    #show() {
        const [seated, table] = [this.#seated, this.#table];
        this.#play.replaceChildren(icon(this.#playing ? "pause" : "play"));
        this.#play.setAttribute("aria-label", say(this.#playing ? "show.pause" : "show.play"));
        this.#play.title = say(this.#playing ? "show.pause" : "show.play");
        if (!seated || !table) {
            return;
        }
        const at = this.#at;
        const live = this.#shown === undefined;
        const last = this.#lines[at - 1]?.move ?? null;
        if (live) {
            showAsLeft(this.#board, table, this.#events);
        } else {
            this.#board.show(this.#positions[at] ?? new Map(), last);
            markHands(this.#board, undefined, []);
        }
        this.#moves.show(this.#lines, this.#times, at, mayShowCheck(seated.role, seated, table), table.end?.result);
        this.#live.hidden = live;
        const title = say("title.table", { white: seated.white, black: seated.black });
        document.title = title;
        this.#title.textContent = `${seated.white} – ${seated.black}`;
        const number = chess960Number(seated.regulations);
        const profile = say(`profile.${seated.regulations.profile}`).toLowerCase();
        const rules = say("table.rules", { edition: seated.regulations.edition, profile });
        this.#about.textContent = [seated.regulations.event, number === undefined ? "" : say("show.chess960", { n: number }), rules].filter(Boolean).join(" · ");
        for (const side of SIDES) {
            this.#seats[side].name.textContent = seated[side];
            this.#seats[side].score.textContent = table.end ? scoreOf(table.end.result, side) : "";
            this.#seats[side].clock.setAttribute("aria-label", say("clock.of", { player: seated[side] }));
        }
        this.#status.textContent = this.#state(table, live);
        this.#tellTime();
    }

    /**
     * @param {Table} table
     * @param {boolean} live
     */
    #state(table, live) {
        if (!live) {
            return say("show.replaying", { n: this.#at, of: this.#lines.length });
        }
        if (table.end) {
            return `${resultInWords(table.end.result)}, ${endingInWords(table.end.ending)}`;
        }
        if (!table.clocks.started) {
            return say("show.before");
        }
        return say(table.turn === "white" ? "status.turn.white" : "status.turn.black");
    }

    #tellTime() {
        const table = this.#table;
        if (!table) {
            return;
        }
        const live = this.#shown === undefined;
        const faces = this.#reckoning.faces(table, (performance.now() - this.#anchor) * 1000);
        for (const side of SIDES) {
            const { line, clock } = this.#seats[side];
            const running = live && table.clocks.running === side && !table.end;
            const text = live ? figures(faces[side].remaining, running) : (this.#timeThen(side) ?? "–");
            if (clock.textContent !== text) {
                clock.textContent = text;
            }
            line.classList.toggle("running", running);
        }
    }

    /**
     * What a player's clock showed after his last move so far.
     * @param {Colour} side
     */
    #timeThen(side) {
        for (let ply = this.#at; ply > 0; ply -= 1) {
            if (this.#lines[ply - 1]?.player === side && this.#times[ply - 1]) {
                return this.#times[ply - 1];
            }
        }
        return undefined;
    }

    /** @param {number | undefined} ply how many moves to show; none for all, as they come */
    #go(ply) {
        this.#stop();
        this.#shown = ply !== undefined && ply < this.#lines.length ? Math.max(0, ply) : undefined;
        this.#show();
    }

    /** @param {number} by */
    #by(by) {
        this.#go(this.#at + by);
    }

    #stop() {
        clearInterval(this.#playing);
        this.#playing = 0;
    }

    /** Plays on from what is shown, from the start where that is the end. */
    #autoplay() {
        if (this.#playing) {
            this.#stop();
            this.#show();
            return;
        }
        if (this.#shown === undefined) {
            this.#go(0);
        }
        this.#playing = window.setInterval(() => {
            if (this.#at + 1 >= this.#lines.length) {
                this.#go(undefined);
            } else {
                this.#shown = this.#at + 1;
                this.#show();
            }
        }, PACE);
        this.#show();
    }

    #flip() {
        this.#board.bottom = opponent(this.#board.bottom);
        the(".table").classList.toggle("flipped", this.#board.bottom === "black");
        this.#show();
    }

    /** @param {KeyboardEvent} key */
    #key(key) {
        const { target } = key;
        const busy = target instanceof Element && (target.closest("select, input, dialog") ?? (this.#board.contains(target) ? target : null));
        if (busy || key.ctrlKey || key.metaKey || key.altKey) {
            return;
        }
        const acts = /** @type {Record<string, () => void>} */ ({
            ArrowLeft: () => this.#by(-1),
            ArrowRight: () => this.#by(1),
            Home: () => this.#go(0),
            End: () => this.#go(undefined),
            f: () => void fullScreen(),
        });
        const act = acts[key.key];
        if (act) {
            key.preventDefault();
            act();
        }
    }
}

/** @param {Colour} side */
function seatLine(side) {
    const name = make("span", { class: "name" });
    const score = make("strong", { class: "score" });
    const clock = make("span", { class: "clock", role: "timer", "data-testid": `clock-${side}` });
    const line = make("p", { class: `seat ${side}` }, make("span", { class: `king ${side}`, "aria-hidden": "true" }), name, score, clock);
    return { line, name, score, clock };
}

/**
 * @param {"show.first.move" | "show.previous" | "show.following" | "show.last.move"} key
 * @param {"first" | "previous" | "next" | "last"} name
 * @param {() => void} act
 */
function step(key, name, act) {
    const made = make("button", { type: "button", "data-say-label": key, "data-testid": name }, icon(name));
    made.addEventListener("click", act);
    return made;
}
