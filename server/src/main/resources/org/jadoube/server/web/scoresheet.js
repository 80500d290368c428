// The scoresheet as a page of its own, beside a real board or next to the table: a player writes his own, the arbiter reads
// both, and where the system keeps score it is the hall's.

/** @import { Act, Colour, Happening, Seated, Table } from "./types.js" */
/** @import { Connection } from "./wire/wire.js" */
/** @import { Written } from "./scoresheet/paper.js" */
import { readPlacement } from "./board/squares.js";
import { letteringChoice } from "./lettering.js";
import { letters, whenLettered } from "./letters.js";
import { furnish, make, tell, the } from "./page.js";
import { Duties } from "./scoresheet/duties.js";
import { differing, sheetOf } from "./scoresheet/entries.js";
import { Pad } from "./scoresheet/pad.js";
import { Paper } from "./scoresheet/paper.js";
import { printing } from "./scoresheet/printing.js";
import { Reconstruction } from "./scoresheet/reconstruction.js";
import { Signing } from "./scoresheet/signing.js";
import { lettered, linesOf } from "./sheet.js";
import { chess960Number, initialPlacement } from "./show/initial.js";
import { clockTimes } from "./show/times.js";
import { Wire } from "./wire/wire.js";
import { say, sayIfKnown, translate } from "./words/words.js";

/** @type {readonly Colour[]} */
const PLAYERS = ["white", "black"];

class ScoresheetPage {
    #token;
    #wire;
    /** @type {Seated | undefined} */
    #seated;
    /** @type {Happening[]} */
    #events = [];
    /** @type {Table | undefined} */
    #table;
    /** @type {Map<Colour | "hall", Paper>} */
    #papers = new Map();
    /** @type {Pad | undefined} */
    #pad;
    /** @type {Duties | undefined} */
    #duties;
    /** @type {Signing | undefined} */
    #signing;
    /** @type {Reconstruction | undefined} */
    #reconstruction;
    /** @type {readonly (string | undefined)[]} */
    #times = [];
    /** The move count for which the clock's times were asked. */
    #timed = -1;
    #withTimes = make("input", { type: "checkbox", "data-testid": "with-times" });

    /** @param {string} token */
    constructor(token) {
        this.#token = token;
        this.#wire = new Wire(token, {
            seated: (seated) => this.#sitDown(seated),
            happened: (fresh, table) => this.#take(fresh, table),
            taken: () => {},
            refused: (_, refusal) => tell(sayIfKnown(`refusal.${refusal.because}`) ?? say("refused.unknown", { code: refusal.because })),
            problem: (_, problem) => this.#misunderstood(problem),
            connection: (state, retryIn) => this.#tellConnection(state, retryIn),
        });
        this.#withTimes.addEventListener("change", () => this.#show());
        whenLettered(() => this.#show());
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        if (this.#seated) {
            this.#seated = seated;
            return;
        }
        this.#seated = seated;
        const byPlayers = seated.regulations.rules?.recorder === "players";
        const me = seated.role === "white" || seated.role === "black" ? seated.role : null;
        document.body.classList.add(seated.role, byPlayers ? "by-players" : "by-system");
        const whose = byPlayers ? (me ? [me] : seated.role === "spectator" ? [] : PLAYERS) : /** @type {const} */ (["hall"]);
        if (whose.length === 0) {
            the("#noseat").hidden = false;
            this.#wire.leave();
            return;
        }
        whose.forEach((one) => this.#papers.set(one, new Paper(seated, `paper-${one}`)));
        const papers = [...this.#papers.values()].map((paper) => paper.element);
        const heading = make("h1", { class: "unseen" }, `${seated.white} – ${seated.black}`);
        the("#sheets").replaceChildren(heading, this.#desk(seated, byPlayers ? me : null, me), ...papers, this.#options(seated));
        the("#sheets").hidden = false;
        translate(the("#sheets"));
        document.title = `${seated.white} – ${seated.black}`;
    }

    /**
     * What its reader may do, beside the paper.
     * @param {Seated} seated
     * @param {Colour | null} writer who writes here himself
     * @param {Colour | null} me
     */
    #desk(seated, writer, me) {
        const act = (/** @type {Act} */ one) => this.#wire.act(one);
        const desk = make("section", { class: "desk" });
        if (writer) {
            this.#duties = new Duties(act);
            this.#pad = new Pad((text) => act({ kind: "recordMove", text }), () => act({ kind: "recordOffer" }));
            desk.append(this.#duties.element, this.#pad.element);
        }
        if (me) {
            this.#signing = new Signing(me, act);
            desk.append(this.#signing.element);
        }
        if (seated.role === "arbiter" && seated.regulations.rules?.recorder === "players") {
            this.#reconstruction = new Reconstruction(act);
            desk.append(make("p", { class: "hint", "data-say": "scoresheet.both.is" }), this.#reconstruction.element);
        }
        if (!writer && me) {
            desk.append(make("p", { class: "hint", "data-say": "scoresheet.system.is" }));
        }
        return desk;
    }

    /** @param {Seated} seated */
    #options(seated) {
        const times = make("label", { class: "check" }, this.#withTimes, make("span", { "data-say": "scoresheet.times" }));
        const table = make("a", { class: "button", href: `/table#${this.#token}`, "data-say": "scoresheet.table", "data-testid": "to-table" });
        return make("section", { class: "options" }, letteringChoice(), times, ...printing(seated.game, this.#token, () => this.#withTimes.checked), table);
    }

    /**
     * @param {Happening[]} fresh
     * @param {Table} table
     */
    #take(fresh, table) {
        const first = this.#table === undefined;
        this.#events.push(...fresh);
        this.#table = table;
        this.#show();
        const latest = fresh.findLast((event) => event.kind === "moveRecorded");
        if (!first && latest && this.#pad) {
            the("#spoken").textContent = say("scoresheet.written", { text: latest.text ?? "" });
        }
    }

    #show() {
        const seated = this.#seated;
        const table = this.#table;
        if (!seated || !table) {
            return;
        }
        const signed = { white: sheetOf(this.#events, "white").signed, black: sheetOf(this.#events, "black").signed };
        for (const [whose, paper] of this.#papers) {
            const own = whose === "hall" ? this.#hallSheet() : this.#playersSheet(whose, seated);
            const heading = whose === "hall" || this.#pad ? say("scoresheet") : say(`scoresheet.of.${whose}`);
            paper.show({ heading, result: table.end?.result, signed, ...own });
        }
        const sheet = this.#pad && table.scoresheet ? table.scoresheet : undefined;
        const over = table.end !== null;
        if (this.#pad && sheet) {
            this.#pad.element.hidden = over && sheet.signed !== null;
            this.#pad.expect(sheet.recorded + 1);
            this.#duties?.show(sheet, linesOf(this.#events).length, over);
        }
        this.#signing?.show(table);
        this.#reconstruction?.show(this.#events, over);
        this.#fetchTimes(seated);
    }

    /** The sheet that the hall keeps. */
    #hallSheet() {
        /** @type {Map<number, Written>} */
        const places = new Map();
        for (const line of linesOf(this.#events)) {
            const text = lettered(line.san, letters());
            places.set(line.ply, { text, offered: line.offered, time: this.#time(line.ply) });
        }
        return { places };
    }

    /**
     * A player's own sheet as he has written it. Who reads both sees what is missing and what differs from the moves made.
     * @param {Colour} player
     * @param {Seated} seated
     */
    #playersSheet(player, seated) {
        const { entries, recorded } = sheetOf(this.#events, player);
        const lines = linesOf(this.#events);
        const placement = readPlacement(initialPlacement(seated.regulations));
        const chess960 = chess960Number(seated.regulations) !== undefined;
        const wrong = this.#pad ? new Set() : differing(entries, lines, placement, chess960);
        const last = this.#pad ? recorded : Math.max(recorded, lines.length);
        /** @type {Map<number, Written>} */
        const places = new Map();
        for (let ply = 1; ply <= last; ply++) {
            const entry = entries.get(ply);
            const made = lettered(lines[ply - 1]?.san ?? "", letters());
            if (!entry) {
                const hint = this.#pad || ply > recorded ? say("scoresheet.gap") : say("scoresheet.copied", { made });
                places.set(ply, { text: "–", mark: "gap", hint });
            } else {
                const hint = wrong.has(ply) ? say("scoresheet.differs", { made: made || "–" }) : undefined;
                places.set(ply, { text: entry.text, offered: entry.offered, time: this.#time(ply), mark: hint ? "differs" : undefined, hint });
            }
        }
        return this.#pad && !this.#table?.end ? { places, next: recorded + 1 } : { places };
    }

    /** @param {number} ply */
    #time(ply) {
        return this.#withTimes.checked ? this.#times[ply - 1] : undefined;
    }

    /**
     * What the clock showed after each move, as the game's record says.
     * @param {Seated} seated
     */
    async #fetchTimes(seated) {
        const made = this.#events.length;
        if (!this.#withTimes.checked || this.#timed === made) {
            return;
        }
        this.#timed = made;
        try {
            const answer = await fetch(`/api/games/${encodeURIComponent(seated.game)}/pgn`);
            if (answer.ok) {
                this.#times = clockTimes(await answer.text());
                this.#show();
            }
        } catch {
            this.#timed = -1;
        }
    }

    /** @param {import("./types.js").Problem} problem */
    #misunderstood(problem) {
        if (problem.where === "token") {
            the("#noseat").hidden = false;
            the("#sheets").hidden = true;
        } else {
            tell(say("problem.act", { found: problem.found, remedy: problem.remedy }));
        }
    }

    /**
     * @param {Connection} state
     * @param {number} retryIn
     */
    #tellConnection(state, retryIn) {
        const place = the("#connection");
        place.dataset["state"] = state;
        place.textContent = state === "seated" ? "" : (sayIfKnown(`connection.${state}`, { seconds: Math.ceil(retryIn / 1000) }) ?? "");
    }
}

await furnish();
addEventListener("hashchange", () => location.reload());
const token = location.hash.slice(1);
if (token) {
    new ScoresheetPage(token);
} else {
    the("#noseat").hidden = false;
}
