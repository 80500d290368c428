// The organiser's sheet: the links of an event with all that is done with them. Who has come is shown as it happens.

/** @import { Colour, Done, Row } from "../types.js" */
/** @import { Arbiter, Board, Sheet } from "./kept.js" */
import { drawPiece } from "../board/pieces.js";
import { problemInWords } from "../form.js";
import { ask, download, letGo, make, saveFrom, tell, the, written } from "../page.js";
import { blankSheets } from "../scoresheet/printing.js";
import { Overview } from "../wire/overview.js";
import { language, say, sayIfKnown, translate } from "../words/words.js";
import { layCards } from "./cards.js";
import { forget } from "./kept.js";
import { Showing } from "./showing.js";

const SIDES = /** @type {Colour[]} */ (["white", "black"]);
const ALONE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

export class OrganisersSheet {
    #sheet;
    #changed;
    #place = the("#sheet");
    #address = make("input", { id: "address", value: location.origin, spellcheck: "false", autocapitalize: "none", autocomplete: "off", inputmode: "url", "data-testid": "address" });
    /** @type {Map<string, HTMLElement>} the place of each game's state */
    #states = new Map();
    /** @type {Map<string, Row>} */
    #rows = new Map();
    #boards;

    /**
     * @param {Sheet} sheet
     * @param {(changed: Sheet) => void} changed keeps it
     */
    constructor(sheet, changed) {
        this.#sheet = sheet;
        this.#changed = changed;
        this.#address.addEventListener("change", () => {
            this.#lay();
        });
        this.#boards = new Overview(this.#chief.token, {
            attending: () => {},
            boards: (rows) => {
                rows.forEach((row) => this.#rows.set(row.game, row));
                this.#tellStates();
            },
            answered: (_, done) => {
                if (done.type === "done") {
                    this.#tellStarted(done);
                }
            },
            problem: (problem) => tell(problemInWords(problem)),
            connection: (state) => {
                this.#place.dataset["connection"] = state;
                if (state === "refused") {
                    tell(say("event.unknown"));
                }
            },
        });
        written(() => this.#lay());
        addEventListener("beforeprint", () => this.#layPrint());
    }

    get #chief() {
        return /** @type {Arbiter} */ (this.#sheet.arbiters.find((one) => one.role === "chief"));
    }

    /** @param {string} path */
    #link(path) {
        const base = this.#address.value.trim().replace(/\/+$/, "") || location.origin;
        return `${/^[a-z]+:\/\//i.test(base) ? base : `${location.protocol}//${base}`}${path}`;
    }

    /**
     * @param {Board} board
     * @param {Colour} side
     */
    #seat(board, side) {
        return this.#link(`/table#${board.seats[side]}`);
    }

    #lay() {
        const { name, round, boards, delay, made } = this.#sheet;
        document.title = `${name} · Jadoube`;
        const date = new Intl.DateTimeFormat(language(), { dateStyle: "full", timeStyle: "short" }).format(made);
        const about = [
            round && say("event.round.n", { round }),
            boardsInWords(boards.length),
            delay > 0 ? say("event.late.n", { n: Math.round(delay / 60) }) : "",
            date,
        ];
        this.#place.replaceChildren(
            make("div", { class: "welcome" }, make("h1", {}, name), make("p", {}, about.filter(Boolean).join(" · "))),
            this.#acts(),
            this.#reach(),
            this.#seats(),
            this.#offices(),
            this.#spectators(),
            this.#after(),
        );
        translate(this.#place);
        this.#tellStates();
    }

    #acts() {
        const start = button("event.start.all", "start-all", () => void this.#start());
        start.className = "chief large";
        const print = button("event.print", "print", () => void this.#print());
        const hand = button("event.hand", "hand-out", () => void this.#hand(0));
        return make("div", { class: "do" }, start, print, hand, opening(this.#desk(this.#chief), "event.desk"), opening(`/show#${this.#sheet.event}`, "event.wall"));
    }

    /** @param {Arbiter} office */
    #desk(office) {
        return `/desk#${office.token}`;
    }

    /** Whether phones can reach the hall under the address that the links have. */
    #reach() {
        const alone = ALONE.test(hostOf(this.#link("/")));
        const box = make("section", { class: alone ? "reach alone" : "reach" });
        if (alone) {
            box.append(
                make("h2", { "data-say": "event.alone" }),
                make("p", { "data-say": "event.alone.is" }),
                make("p", {}, make("code", {}, "./jadoube serve --host 0.0.0.0")),
            );
        }
        box.append(make("div", { class: "field" }, make("label", { for: "address", "data-say": "event.address" }), this.#address, make("p", { class: "hint", "data-say": "event.address.is" })));
        return box;
    }

    #seats() {
        const body = make("tbody", {});
        for (const board of this.#sheet.boards) {
            const state = make("td", { class: "state" });
            this.#states.set(board.game, state);
            body.append(make("tr", { "data-testid": `board-${board.board}` }, make("th", { scope: "row" }, String(board.board)), ...SIDES.map((side) => this.#seatCell(board, side)), state));
        }
        const head = make("tr", {}, ...["event.board", "white", "black", "event.state"].map((key) => make("th", { scope: "col", "data-say": key })));
        return make("section", { class: "group" }, make("h2", { "data-say": "event.seats" }), make("p", { class: "hint", "data-say": "event.seats.is" }), make("table", { class: "boards" }, make("thead", {}, head), body));
    }

    /**
     * @param {Board} board
     * @param {Colour} side
     */
    #seatCell(board, side) {
        const whose = say("event.whose", { name: board[side], side: say(side), board: board.board });
        const tools = make(
            "span",
            { class: "tools" },
            tool("event.copy", `copy-${board.board}-${side}`, whose, () => void this.#copy(this.#seat(board, side))),
            tool("event.qr", `qr-${board.board}-${side}`, whose, () => void this.#hand(2 * (board.board - 1) + SIDES.indexOf(side))),
            this.#opening(board, side, whose),
            tool("event.renew", `renew-${board.board}-${side}`, whose, () => void this.#renew(board, side)),
        );
        const mark = make("span", { class: "mark", "aria-hidden": "true" });
        mark.append(drawPiece(side === "white" ? "K" : "k"));
        return make("td", {}, make("span", { class: "who" }, mark, make("strong", {}, board[side])), tools);
    }

    /**
     * @param {Board} board
     * @param {Colour} side
     * @param {string} whose
     */
    #opening(board, side, whose) {
        const link = opening(`/table#${board.seats[side]}`, "links.open");
        link.classList.add("tool");
        link.setAttribute("aria-label", `${say("links.open")}: ${whose}`);
        link.dataset["testid"] = `open-${board.board}-${side}`;
        return link;
    }

    #offices() {
        const offices = this.#sheet.arbiters.map((office) =>
            this.#row(say(`event.role.${office.role}`), say("event.boards.from", { from: office.from, to: office.to }), this.#desk(office), `arbiter-${office.role}`));
        return make("section", { class: "group" }, make("h2", { "data-say": "event.arbiters" }), make("p", { class: "hint", "data-say": "event.arbiters.is" }), ...offices);
    }

    #spectators() {
        const pgn = `/api/events/${this.#sheet.event}/pgn`;
        return make(
            "section",
            { class: "group" },
            make("h2", { "data-say": "event.spectators" }),
            this.#row(say("event.watch"), say("event.watch.is"), `/show#${this.#sheet.event}`, "spectators"),
            this.#row(say("event.pgn"), say("event.pgn.is"), pgn, "pgn"),
            make("p", { class: "hint", "data-say": "event.pgn.lichess" }),
        );
    }

    #after() {
        const zip = button("event.export", "export", () => void this.#export());
        const save = button("event.save", "save", () => download(new Blob([JSON.stringify(this.#sheet, null, 1)], { type: "application/json" }), `${fileName(this.#sheet)}-links.json`));
        const drop = button("event.forget", "forget", () => void this.#forget());
        drop.className = "plain";
        return make("section", { class: "group" }, make("h2", { "data-say": "event.after" }), make("p", { class: "hint", "data-say": "event.keep.is" }), make("div", { class: "do" }, save, zip, ...blankSheets(), opening("/event", "event.another"), drop));
    }

    /**
     * @param {string} title
     * @param {string} about
     * @param {string} path
     * @param {string} testid
     */
    #row(title, about, path, testid) {
        const address = this.#link(path);
        const input = make("input", { value: address, readonly: "", "aria-label": title, "data-testid": `link-${testid}` });
        input.addEventListener("focus", () => input.select());
        const show = () => void this.#show([{ title, about: this.#sheet.name, address }], 0);
        return make(
            "div",
            { class: "given" },
            make("div", {}, make("h3", {}, title), make("p", { class: "hint" }, about)),
            make("div", { class: "link" }, input, tool("event.copy", `copy-${testid}`, title, () => void this.#copy(address)), tool("event.qr", `qr-${testid}`, title, show), opening(path, "links.open")),
        );
    }

    #tellStates() {
        for (const [game, place] of this.#states) {
            const row = this.#rows.get(game);
            if (row) {
                place.replaceChildren(...stateOf(row));
            }
        }
    }

    async #start() {
        const absent = [...this.#rows.values()].filter((row) => !row.end && !row.clocks.started && !(row.present.white && row.present.black)).length;
        const sure = await ask({ ask: say("event.start.ask"), is: absent > 0 ? say("event.start.absent", { n: absent }) : say("event.start.here"), yes: say("event.start.all"), testid: "start-yes" });
        if (sure) {
            this.#boards.do({ type: "all", act: { kind: "start" } });
        }
    }

    /** @param {Done} done */
    #tellStarted(done) {
        const [first] = done.refused ?? [];
        const why = first ? ` ${sayIfKnown(`refusal.${first.because}`) ?? first.because}` : "";
        tell(say("event.started", { n: done.taken.length, refused: done.refused?.length ?? 0 }) + why);
    }

    /** @param {string} address */
    async #copy(address) {
        const field = make("input", { value: address, class: "unseen", "aria-hidden": "true", tabindex: "-1" });
        try {
            await navigator.clipboard.writeText(address);
        } catch {
            document.body.append(field);
            field.select();
            document.execCommand("copy");
            field.remove();
        }
        tell(say("links.copied"));
    }

    /**
     * Shows the seats' codes one after another, from one on, to be photographed with a phone.
     * @param {number} from
     */
    async #hand(from) {
        const cards = this.#sheet.boards.flatMap((board) => SIDES.map((side) => ({ title: board[side], about: say("event.card", { board: board.board, side: say(side) }), address: this.#seat(board, side) })));
        await this.#show(cards, from);
    }

    /**
     * @param {import("./showing.js").Card[]} cards
     * @param {number} from
     */
    async #show(cards, from) {
        try {
            await Showing.open(cards, from);
        } catch {
            tell(say("lobby.failed"));
        }
    }

    #layPrint() {
        return layCards(the("#cards"), this.#sheet, (board, side) => this.#seat(board, side));
    }

    async #print() {
        try {
            await this.#layPrint();
            print();
        } catch {
            tell(say("lobby.failed"));
        }
    }

    /**
     * @param {Board} board
     * @param {Colour} side
     */
    async #renew(board, side) {
        const sure = await ask({ ask: say("event.renew.ask", { name: board[side] }), is: say("event.renew.is"), yes: say("event.renew"), testid: "renew-yes", grave: true });
        if (!sure) {
            return;
        }
        try {
            const answer = await fetch(`/api/events/${this.#sheet.event}/links`, {
                method: "POST",
                headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#chief.token}` },
                body: JSON.stringify({ game: board.game, seat: side }),
            });
            const said = await answer.json();
            if (answer.status !== 201) {
                throw new Error(said.problem?.found);
            }
            board.seats[side] = said.token;
            this.#changed(this.#sheet);
            this.#lay();
            tell(say("event.renewed", { name: board[side] }));
        } catch {
            tell(say("lobby.failed"));
        }
    }

    async #export() {
        try {
            await saveFrom(`/api/events/${this.#sheet.event}/export`, this.#chief.token, `${fileName(this.#sheet)}.zip`);
        } catch {
            tell(say("lobby.failed"));
        }
    }

    async #forget() {
        const sure = await ask({ ask: say("event.forget.ask"), is: say("event.forget.is"), yes: say("event.forget"), testid: "forget-yes", grave: true });
        if (sure) {
            forget(this.#sheet.event);
            location.assign("/event");
        }
    }
}

/** @param {number} n */
function boardsInWords(n) {
    return n === 1 ? say("event.boards.one") : say("event.boards.n", { n });
}

/** @param {Row} row */
function stateOf(row) {
    if (row.end) {
        return [make("strong", {}, row.end.result)];
    }
    if (row.clocks.started) {
        return [say("event.move.n", { n: Math.floor(row.plies / 2) + 1 })];
    }
    return SIDES.map((side) => make("span", { class: row.present[side] ? "came yes" : "came" }, say(row.present[side] ? `event.came.${side}` : `event.awaited.${side}`)));
}

/**
 * @param {import("../words/words.js").Key} key
 * @param {string} testid
 * @param {() => void} act
 */
function button(key, testid, act) {
    const made = make("button", { type: "button", "data-say": key, "data-testid": testid });
    made.addEventListener("click", (click) => {
        letGo(click);
        act();
    });
    return made;
}

/**
 * A small button that is told from its likes by whose it is.
 * @param {import("../words/words.js").Key} key
 * @param {string} testid
 * @param {string} whose
 * @param {() => void} act
 */
function tool(key, testid, whose, act) {
    const made = button(key, testid, act);
    made.classList.add("tool");
    made.setAttribute("aria-label", `${say(key)}: ${whose}`);
    return made;
}

/**
 * @param {string} path
 * @param {import("../words/words.js").Key} key
 */
function opening(path, key) {
    return make("a", { class: "button", href: path, target: "_blank", rel: "noopener", "data-say": key });
}

/** @param {string} address */
function hostOf(address) {
    try {
        return new URL(address).hostname;
    } catch {
        return "";
    }
}

/** @param {Sheet} sheet */
function fileName(sheet) {
    const name = `${sheet.name} ${sheet.round}`.normalize("NFKD").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "");
    return name || "event";
}
