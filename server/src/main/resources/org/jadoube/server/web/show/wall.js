// The demonstration boards of an event: a wall of one to sixteen for a projector, page after page where there are more, and
// a list of all. It shows what stands on the boards and the clocks, later where the event wants it so, and judges nothing.

/** @import { Attending, Row } from "../types.js" */
import { Reckoning } from "../clock/reckoning.js";
import { readSections } from "../event/pairings.js";
import { letGo, make, the, written } from "../page.js";
import { Overview } from "../wire/overview.js";
import { say, translate } from "../words/words.js";
import { Demonstration } from "./demonstration.js";
import { layList } from "./list.js";
import { button, fullScreen, tellConnection } from "./page.js";

const SIZES = [1, 2, 4, 6, 9, 12, 16];
const KEPT = "jadoube.show";
const ROTATION = 20_000;
/** What a board needs beside itself, in units of its side: the names and clocks above and below. */
const BESIDE = 0.27;
const LEAST = 12;

export class Wall {
    #attending = /** @type {Attending | undefined} */ (undefined);
    /** @type {Map<string, Row>} */
    #rows = new Map();
    /** @type {Map<string, Demonstration>} */
    #boards = new Map();
    #reckoning = new Reckoning();
    #ahead = 0;
    #page = 0;
    #turned = performance.now();
    #resting = matchMedia("(prefers-reduced-motion: reduce)").matches;
    #listed = matchMedia("(max-width: 700px)").matches;
    #token;
    #title = make("h1", {});
    #about = make("p", { class: "about" });
    #pages = make("p", { class: "pages", "data-testid": "pages" });
    #wall = make("div", { class: "wall", "data-testid": "wall" });
    #list = make("div", { class: "list", "data-testid": "list" });
    #size = make("select", { id: "size", "data-testid": "size" });
    #chosen = make("input", { id: "chosen", autocomplete: "off", maxlength: "200", "data-say-hint": "show.boards.all", "data-testid": "chosen" });
    #rest = make("button", { type: "button", "data-testid": "rest" });
    #toList = make("button", { type: "button", "data-testid": "to-list" });

    /** @param {string} token the event's name */
    constructor(token) {
        this.#token = token;
        this.#lay();
        new Overview(token, {
            attending: (attending) => this.#attend(attending),
            boards: (rows, now) => {
                this.#ahead = now - performance.now() * 1000;
                rows.forEach((row) => this.#rows.set(row.game, row));
                this.#show();
            },
            answered: () => {},
            problem: () => {},
            connection: (state) => tellConnection(state),
        });
        written(() => this.#write());
        addEventListener("resize", () => this.#arrange());
        document.addEventListener("keydown", (key) => this.#key(key));
        document.addEventListener("fullscreenchange", () => this.#arrange());
        const draw = () => {
            this.#tick();
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    }

    #lay() {
        const kept = remembered();
        for (const n of SIZES) {
            const option = make("option", { value: String(n) });
            option.selected = n === kept.size;
            this.#size.append(option);
        }
        this.#chosen.value = kept.boards;
        const changed = () => {
            localStorage.setItem(KEPT, JSON.stringify({ size: Number(this.#size.value), boards: this.#chosen.value }));
            this.#page = 0;
            this.#write();
        };
        this.#size.addEventListener("change", changed);
        this.#chosen.addEventListener("change", changed);
        const full = button("show.full", "full-screen", () => void fullScreen());
        this.#rest.addEventListener("click", (click) => {
            letGo(click);
            this.#setRest(!this.#resting);
        });
        this.#toList.addEventListener("click", (click) => {
            letGo(click);
            this.#listed = !this.#listed;
            this.#write();
        });
        the("#shown").replaceChildren(
            make("div", { class: "strip" }, this.#title, this.#about, this.#pages),
            make(
                "div",
                { class: "controls" },
                this.#toList,
                make("label", { for: "size", "data-say": "show.size" }),
                this.#size,
                make("label", { for: "chosen", "data-say": "show.boards" }),
                this.#chosen,
                button("show.back", "page-back", () => this.#turn(-1)),
                button("show.next", "page-next", () => this.#turn(1)),
                this.#rest,
                full,
            ),
            this.#wall,
            this.#list,
        );
        translate(the("#shown"));
    }

    /** @param {Attending} attending */
    #attend(attending) {
        this.#attending = attending;
        the("#shown").hidden = false;
        this.#reckoning = new Reckoning(attending.regulations);
        this.#write();
    }

    /** The boards that are to be shown, by the reader's choice. */
    get #wanted() {
        const boards = this.#attending?.boards ?? [];
        const sections = readSections(this.#chosen.value, 9999);
        this.#chosen.toggleAttribute("aria-invalid", "fault" in sections);
        if ("fault" in sections || sections.length === 0) {
            return boards;
        }
        return boards.filter(({ board }) => sections.some(({ from, to }) => from <= board && board <= to));
    }

    get #perPage() {
        return Number(this.#size.value);
    }

    get #pageCount() {
        return Math.max(1, Math.ceil(this.#wanted.length / this.#perPage));
    }

    /** Writes everything anew: after another choice, another language, another page. */
    #write() {
        const attending = this.#attending;
        for (const option of this.#size.options) {
            option.textContent = option.value === "1" ? say("event.boards.one") : say("event.boards.n", { n: option.value });
        }
        this.#toList.textContent = say(this.#listed ? "show.wall" : "show.list");
        this.#setRest(this.#resting);
        document.body.classList.toggle("listed", this.#listed);
        this.#wall.hidden = this.#listed;
        this.#list.hidden = !this.#listed;
        if (!attending) {
            return;
        }
        document.title = say("show.title", { name: attending.name });
        this.#title.textContent = attending.name;
        const late = Math.round(attending.delay / 60);
        this.#about.textContent = [
            attending.round && say("event.round.n", { round: attending.round }),
            attending.delay > 0 ? say("show.late", { n: late > 0 ? late : 1 }) : "",
        ].filter(Boolean).join(" · ");
        this.#page = Math.min(this.#page, this.#pageCount - 1);
        this.#pages.textContent = this.#listed || this.#pageCount === 1 ? "" : say("show.page", { n: this.#page + 1, of: this.#pageCount });
        const wanted = this.#wanted;
        const first = this.#page * this.#perPage;
        const boards = wanted.slice(first, first + this.#perPage);
        this.#boards = new Map(boards.map((board) => [board.game, this.#boards.get(board.game) ?? new Demonstration(board, attending, `/show#${this.#token}.${board.game}`)]));
        this.#boards.forEach((board) => board.write());
        this.#wall.replaceChildren(...[...this.#boards.values()].map((board) => board.element));
        this.#arrange();
        this.#show();
    }

    #show() {
        const attending = this.#attending;
        if (!attending) {
            return;
        }
        if (this.#listed) {
            layList(this.#list, attending, this.#rows, this.#token);
        }
        for (const [game, board] of this.#boards) {
            const row = this.#rows.get(game);
            if (row) {
                board.show(row);
            }
        }
        this.#tick();
    }

    /** Makes the boards as large as the window lets them be. */
    #arrange() {
        const count = Math.max(1, Math.min(this.#perPage, this.#wanted.length));
        const box = this.#wall.getBoundingClientRect();
        const width = document.documentElement.clientWidth - 24;
        const height = innerHeight - box.top - scrollY - 12;
        const narrow = width < 640 || height < 300;
        let best = { side: 0, columns: 1 };
        for (let columns = 1; columns <= count; columns += 1) {
            const rows = Math.ceil(count / columns);
            const gap = 14;
            const side = Math.min(width / columns - gap, (height / rows - gap - LEAST) / (1 + BESIDE));
            if (side > best.side) {
                best = { side, columns };
            }
        }
        const beside = count === 1 && width > height * 1.25;
        const side = narrow ? Math.min(width, 480) : beside ? Math.min(height, width * 0.62) : best.side;
        this.#wall.classList.toggle("beside", beside && !narrow);
        this.#wall.style.setProperty("--columns", String(narrow ? 1 : best.columns));
        this.#wall.style.setProperty("--side", `${Math.floor(side)}px`);
    }

    #tick() {
        const now = performance.now();
        if (!this.#resting && this.#pageCount > 1 && !this.#listed && now - this.#turned > ROTATION) {
            this.#turn(1);
        }
        for (const board of this.#boards.values()) {
            board.tick(now * 1000 + this.#ahead, this.#reckoning);
        }
    }

    /** @param {number} by how many pages */
    #turn(by) {
        this.#turned = performance.now();
        this.#page = (this.#page + by + this.#pageCount) % this.#pageCount;
        this.#write();
    }

    /** @param {boolean} resting whether the pages stay */
    #setRest(resting) {
        this.#resting = resting;
        this.#turned = performance.now();
        this.#rest.textContent = say(resting ? "show.rotate" : "show.rest");
        this.#rest.hidden = this.#pageCount === 1;
    }

    /** @param {KeyboardEvent} key */
    #key(key) {
        const typing = key.target instanceof Element && key.target.closest("input, select, button, a, summary");
        if (key.ctrlKey || key.metaKey || key.altKey || (typing && key.key !== "f")) {
            return;
        }
        const acts = /** @type {Record<string, () => void>} */ ({
            ArrowLeft: () => this.#turn(-1),
            ArrowRight: () => this.#turn(1),
            " ": () => this.#setRest(!this.#resting),
            f: () => void fullScreen(),
        });
        const act = key.target instanceof HTMLInputElement ? undefined : acts[key.key];
        if (act) {
            key.preventDefault();
            act();
        }
    }
}

function remembered() {
    try {
        const { size, boards } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
        return { size: SIZES.includes(size) ? size : 6, boards: typeof boards === "string" ? boards : "" };
    } catch {
        return { size: 6, boards: "" };
    }
}
