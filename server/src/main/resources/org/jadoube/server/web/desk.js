// The arbiter's desk over all boards of an event: what waits for him, every board at a glance, one of them opened.

/** @import { Attending, Colour, Face, Problem, Row } from "./types.js" */
/** @import { Connection } from "./wire/line.js" */
/** @import { Deed } from "./wire/overview.js" */
/** @import { Done, Refused, Taken } from "./types.js" */
/** @import { Item } from "./desk/order.js" */
import { Reckoning } from "./clock/reckoning.js";
import { Bell } from "./desk/bell.js";
import { Card } from "./desk/card.js";
import { EveryBoardMenu } from "./desk/every.js";
import { Filters } from "./desk/filters.js";
import { OpenBoard } from "./desk/opened.js";
import { needsSomebody, ordered, queueOf, stateOf } from "./desk/order.js";
import { Queue } from "./desk/queue.js";
import { ask, furnish, make, tell, the } from "./page.js";
import { tellProblem, tellRefusal } from "./table/refusal.js";
import { Overview } from "./wire/overview.js";
import { say, translate, whenChosen } from "./words/words.js";

const TYPING = "input, textarea, select, dialog, jadoube-board, [contenteditable]";
const TICK = 90;

class DeskPage {
    #token;
    #overview;
    /** @type {Attending | undefined} */
    #attending;
    /** @type {Map<string, Card>} by game */
    #cards = new Map();
    /** @type {Card[]} as they stand on the page */
    #order = [];
    #list = the("#cards");
    #queue;
    #bell = new Bell();
    #filters;
    #reckoning = new Reckoning();
    /** The hall's clock, less this page's own, in microseconds. */
    #ahead = 0;
    #stale = false;
    #ticked = 0;
    /** @type {Card | undefined} the one that the keys are on */
    #chosen;
    /** @type {{ game: string, board: OpenBoard } | undefined} */
    #opened;

    /** @param {string} token */
    constructor(token) {
        this.#token = token;
        this.#queue = new Queue({
            players: (game) => this.#players(game),
            mine: (game) => this.#mine(game),
            open: (game) => this.#open(game),
            come: (game, call) => this.#overview.do({ type: "come", game, call }),
            now: () => this.#now(),
        });
        this.#filters = new Filters(() => this.#arrange());
        the("#queue").append(this.#queue.element);
        the("#filters").append(this.#filters.element);
        the("#bell").append(this.#bell.element);
        translate(the("#queue"));
        this.#overview = new Overview(token, {
            attending: (attending) => this.#attend(attending),
            boards: (rows, now) => this.#take(rows, now),
            answered: (deed, answer) => this.#answered(deed, answer),
            problem: (problem) => this.#misunderstood(problem),
            connection: (state, retryIn) => this.#connected(state, retryIn),
        });
        this.#listen();
        this.#draw();
    }

    #listen() {
        this.#list.addEventListener("click", (click) => {
            const card = this.#cardOf(click.target);
            if (card) {
                this.#open(card.row.game);
            }
        });
        this.#list.addEventListener("focusin", (focus) => {
            const card = this.#cardOf(focus.target);
            if (card) {
                this.#choose(card);
            }
        });
        the("#opened-close").addEventListener("click", () => this.#close());
        the("#opened-next").addEventListener("click", () => this.#next());
        the("#flip").addEventListener("click", () => this.#opened?.board.flip());
        document.addEventListener("keydown", (event) => this.#key(event));
        addEventListener("popstate", () => this.#follow());
        whenChosen(() => {
            this.#cards.forEach((card) => card.words());
            this.#queue.words();
            this.#tellEvent();
            this.#count();
        });
    }

    #draw() {
        const now = performance.now();
        if (now - this.#ticked >= TICK) {
            this.#ticked = now;
            this.#tick();
        }
        this.#opened?.board.tick();
        requestAnimationFrame(() => this.#draw());
    }

    /** All clocks at once; cards are put in another order only when one of them stands otherwise than before. */
    #tick() {
        const now = this.#now();
        for (const card of this.#order) {
            const faces = this.#reckoning.faces(card.row, now - card.row.at);
            const state = stateOf(card.row, faces);
            this.#stale ||= state !== card.state;
            card.tick(faces, state);
        }
        if (this.#stale) {
            this.#stale = false;
            this.#arrange();
        }
        this.#queue.tick();
    }

    #now() {
        return performance.now() * 1000 + this.#ahead;
    }

    /** @param {Attending} attending */
    #attend(attending) {
        const first = this.#attending === undefined;
        this.#attending = attending;
        if (!first) {
            return;
        }
        if (attending.role === "spectator") {
            this.#connected("refused", 0);
            return;
        }
        this.#reckoning = new Reckoning(attending.regulations);
        the("#hall").hidden = false;
        document.body.classList.add(`office-${attending.role}`);
        const part = attending.mine !== undefined && attending.mine.to - attending.mine.from + 1 < attending.boards.length;
        this.#filters.offerMine(part && attending.role !== "assistant");
        if (attending.role === "assistant") {
            this.#offerCalls();
        } else {
            the("#every").append(new EveryBoardMenu((act) => this.#overview.do({ type: "all", act })).element);
        }
        this.#tellEvent();
    }

    /** An assistant calls an arbiter to the board that he has open. */
    #offerCalls() {
        const call = make("button", { type: "button", class: "chief", "data-say": "hall.call", "data-testid": "call" }, say("hall.call"));
        call.addEventListener("click", () => void this.#call());
        the("#assist").replaceChildren(call);
        the("#assist").hidden = false;
    }

    async #call() {
        const game = this.#opened?.game ?? this.#chosen?.row.game;
        if (game === undefined) {
            return;
        }
        const note = make("input", { id: "call-note", maxlength: "200", "data-testid": "call-note" });
        const players = this.#players(game);
        const sure = await ask({
            ask: say("hall.call.ask", { board: this.#cards.get(game)?.row.board ?? "" }),
            is: `${players.white} – ${players.black}`,
            yes: say("hall.call"),
            testid: "call-confirm",
            fields: [make("label", { for: "call-note" }, say("hall.call.note")), note],
        });
        if (sure) {
            this.#overview.do({ type: "call", game, note: note.value.trim() });
        }
    }

    /**
     * @param {Row[]} rows
     * @param {number} now
     */
    #take(rows, now) {
        this.#ahead = now + this.#overview.delay - performance.now() * 1000;
        for (const row of rows) {
            const card = this.#cards.get(row.game) ?? this.#newCard(row, this.#reckoning.faces(row, now - row.at));
            card.show(row);
        }
        const items = queueOf([...this.#cards.values()].map(({ row }) => row));
        this.#queue.show(items);
        if (this.#bell.heed(items.filter(({ game }) => this.#rings(game)).map(({ key }) => key))) {
            const newest = /** @type {Item} */ (items.at(-1));
            the("#spoken").textContent = say("hall.rings", { board: newest.board });
        }
        this.#tick();
        this.#count();
        this.#follow();
    }

    /**
     * @param {Row} row
     * @param {Record<Colour, Face>} faces
     */
    #newCard(row, faces) {
        const card = new Card(row, this.#players(row.game), faces);
        card.element.classList.toggle("others", !this.#mine(row.game));
        this.#cards.set(row.game, card);
        this.#order.push(card);
        this.#stale = true;
        return card;
    }

    /** @param {string} game */
    #rings(game) {
        return this.#attending?.role === "assistant" || this.#mine(game);
    }

    /** Puts the cards in order, moving only those that stand wrong, and keeps the focus where it is. */
    #arrange() {
        const focus = document.activeElement;
        this.#order = ordered([...this.#cards.values()], this.#filters.byNeed);
        let place = this.#list.firstElementChild;
        let shown = 0;
        for (const card of this.#order) {
            const hidden = !this.#filters.shows(card.state, this.#mine(card.row.game));
            card.element.hidden = hidden;
            shown += hidden ? 0 : 1;
            if (place === card.element) {
                place = place.nextElementSibling;
            } else {
                this.#list.insertBefore(card.element, place);
            }
        }
        the("#nothing").hidden = shown > 0;
        if (focus instanceof HTMLElement && focus !== document.activeElement && this.#list.contains(focus)) {
            focus.focus({ preventScroll: true });
        }
        if (!this.#chosen || this.#chosen.element.hidden) {
            const first = this.#order.find((card) => !card.element.hidden);
            if (first) {
                this.#choose(first);
            }
        }
        this.#count();
    }

    /** @param {Card} card */
    #choose(card) {
        if (this.#chosen) {
            this.#chosen.button.tabIndex = -1;
        }
        this.#chosen = card;
        card.button.tabIndex = 0;
    }

    /** @param {EventTarget | null} target */
    #cardOf(target) {
        const place = target instanceof Element ? target.closest("li") : null;
        return this.#order.find((card) => card.element === place);
    }

    /** @param {string} game */
    #open(game) {
        if (this.#opened?.game !== game) {
            history.pushState(null, "", `#${this.#token}.${game}`);
        }
        this.#follow();
        the("#opened-players").focus({ preventScroll: true });
        the("#opened").scrollTo({ top: 0 });
    }

    #close() {
        const game = this.#opened?.game;
        history.pushState(null, "", `#${this.#token}`);
        this.#follow();
        this.#cards.get(game ?? "")?.button.focus();
    }

    /** Shows the board that the page's address names, or none. */
    #follow() {
        const game = location.hash.slice(1).split(".")[1] ?? "";
        const wanted = this.#cards.has(game) ? game : undefined;
        if (wanted === this.#opened?.game) {
            return;
        }
        this.#opened?.board.leave();
        this.#cards.get(this.#opened?.game ?? "")?.button.removeAttribute("aria-current");
        this.#opened = undefined;
        the("#opened").hidden = wanted === undefined;
        document.body.classList.toggle("open", wanted !== undefined);
        if (wanted !== undefined) {
            const players = this.#players(wanted);
            const board = this.#cards.get(wanted)?.row.board ?? "";
            the("#opened-players").textContent = say("hall.board", { board, white: players.white, black: players.black });
            this.#opened = { game: wanted, board: new OpenBoard(this.#token, wanted) };
            this.#cards.get(wanted)?.button.setAttribute("aria-current", "true");
        }
    }

    /** Opens the board that has waited longest, or the next one after the board that is open. */
    #next() {
        const rows = [...this.#cards.values()].map(({ row }) => row);
        const games = [...new Set(queueOf(rows).map(({ game }) => game).filter((game) => this.#rings(game)))];
        const index = games.indexOf(this.#opened?.game ?? "");
        const next = games[(index + 1) % games.length];
        if (next === undefined) {
            tell(say("hall.queue.none"));
        } else {
            this.#open(next);
        }
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const typing = event.target instanceof Element && event.target.closest(TYPING);
        if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
            return;
        }
        if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
            if (this.#cardOf(event.target)) {
                event.preventDefault();
                this.#step(event.key);
            }
        } else if (event.key === "n" || event.key === "N") {
            event.preventDefault();
            this.#next();
        } else if (event.key === "Escape" && this.#opened) {
            this.#close();
        }
    }

    /** @param {string} key */
    #step(key) {
        const shown = this.#order.filter((card) => !card.element.hidden);
        const here = this.#chosen;
        const index = here ? shown.indexOf(here) : -1;
        if (!here || index < 0) {
            return;
        }
        const { offsetTop, offsetLeft } = here.element;
        const sameColumn = (/** @type {Card} */ card) => Math.abs(card.element.offsetLeft - offsetLeft) < 8;
        /** @type {Record<string, Card | undefined>} */
        const steps = {
            ArrowRight: shown[index + 1],
            ArrowLeft: shown[index - 1],
            ArrowDown: shown.find((card) => card.element.offsetTop > offsetTop && sameColumn(card)),
            ArrowUp: shown.findLast((card) => card.element.offsetTop < offsetTop && sameColumn(card)),
            Home: shown[0],
            End: shown.at(-1),
        };
        steps[key]?.button.focus();
    }

    /** @param {string} game */
    #players(game) {
        const board = this.#attending?.boards.find((one) => one.game === game);
        return { white: board?.white ?? "", black: board?.black ?? "" };
    }

    /** @param {string} game */
    #mine(game) {
        const mine = this.#attending?.mine;
        const board = this.#attending?.boards.find((one) => one.game === game)?.board ?? 0;
        return mine !== undefined && this.#attending?.role !== "assistant" && mine.from <= board && board <= mine.to;
    }

    #tellEvent() {
        const attending = this.#attending;
        if (attending) {
            const { name, round, role } = attending;
            the("#event").textContent = round ? say("hall.round", { name, round }) : name;
            the("#role").textContent = say(`hall.office.${role}`);
            this.#bell.title = `${name} · Jadoube`;
        }
    }

    #count() {
        const cards = [...this.#cards.values()];
        const over = cards.filter(({ row }) => row.end).length;
        const running = cards.filter(({ row }) => row.clocks.running && !row.end).length;
        const needs = cards.filter(({ state }) => needsSomebody(state)).length;
        const text = say("hall.counts", { boards: cards.length, needs, running, over });
        const place = the("#counts");
        if (place.textContent !== text) {
            place.textContent = text;
        }
    }

    /**
     * @param {Deed | undefined} deed
     * @param {Done | Taken | Refused} answer
     */
    #answered(deed, answer) {
        if (answer.type === "refused") {
            tellRefusal(answer);
        } else if (answer.type === "done" && deed?.type === "all") {
            const boards = answer.refused.map(({ game }) => this.#cards.get(game)?.row.board ?? "?").join(", ");
            const done = say("hall.every.done", { n: answer.taken.length });
            tell(boards ? `${done} ${say("hall.every.not", { boards })}` : done);
        } else if (answer.type === "done" && deed?.type === "call") {
            tell(say("hall.call.made"));
        }
    }

    /** @param {Problem} problem */
    #misunderstood(problem) {
        tellProblem(problem);
    }

    /**
     * @param {Connection} state
     * @param {number} retryIn
     */
    #connected(state, retryIn) {
        const place = the("#connection");
        place.dataset["state"] = state;
        document.body.classList.toggle("cut", state === "lost" || state === "connecting");
        if (state === "refused") {
            the("#hall").hidden = true;
            the("#noseat").hidden = false;
        } else {
            place.textContent = say(`connection.${state}`, { seconds: Math.ceil(retryIn / 1000) });
        }
    }
}

await furnish();
const token = location.hash.slice(1).split(".")[0];
if (token) {
    new DeskPage(token);
} else {
    the("#noseat").hidden = false;
}
