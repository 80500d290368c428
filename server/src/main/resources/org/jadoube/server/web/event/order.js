// The form for an event: who plays whom, by which Laws, at which time control, and what the regulations choose. Each choice
// says in a sentence what it means.

/** @import { Problem } from "../types.js" */
/** @import { Sheet } from "./kept.js" */
import { ControlChoice } from "../clock/choice.js";
import { EDITIONS, cards, chess960, choice, clearProblems, explain, explained, field, group, lead, number, problemAt, problemInWords } from "../form.js";
import { make, written } from "../page.js";
import { say, translate } from "../words/words.js";
import { readPairings, readSections } from "./pairings.js";

const PROFILES = ["over-the-board", "online", "hybrid"];
/** What is usual for a profile, where that differs. */
const USUAL = /** @type {Record<string, Record<string, string>>} */ ({
    "over-the-board": { start: "by-arbiter", flagObserver: "arbiter" },
    online: { start: "when-both-present", flagObserver: "automatic" },
    hybrid: { start: "by-arbiter", flagObserver: "automatic" },
});

export class EventForm {
    #form;
    #made;
    #control;
    #pairings = make("textarea", {
        id: "pairings",
        name: "pairings",
        rows: "8",
        spellcheck: "false",
        autocomplete: "off",
        "data-testid": "pairings",
        "aria-describedby": "pairings-hint pairings-problem",
    });
    #preview = make("div", { id: "preview", "data-testid": "preview" });
    #heard = make("p", { class: "unseen", role: "status" });
    #general = make("p", { class: "problem", role: "alert", hidden: "" });
    #create = make("button", { class: "chief large", "data-testid": "create-event", "data-say": "event.create" });

    /**
     * @param {HTMLFormElement} form
     * @param {(sheet: Sheet) => void} made
     */
    constructor(form, made) {
        this.#form = form;
        this.#made = made;
        this.#control = new ControlChoice(form, "5400+30");
        this.#lay();
        this.#control.offer();
        written(() => this.#look());
        form.addEventListener("change", (change) => this.#changed(change));
        form.addEventListener("input", ({ target }) => {
            if (target instanceof HTMLElement && target.id) {
                problemAt(form, target.id, "");
            }
            this.#look();
        });
        form.addEventListener("submit", (submit) => {
            submit.preventDefault();
            void this.#order();
        });
    }

    #lay() {
        this.#form.append(
            group(
                "event.what",
                make("div", { class: "pair" }, line("name", "event.name", 80), line("round", "event.round", 20)),
            ),
            group("event.who", field("pairings", "event.pairings", this.#pairings, "event.pairings.hint"), this.#preview, this.#heard),
            group("lobby.profile", cards("profile", PROFILES, (word) => [`profile.${word}`, `event.profile.${word}`])),
            this.#control.fields,
            this.#rules(),
            this.#more(),
            make("div", { class: "finish" }, this.#general, this.#create),
        );
        translate(this.#form);
        this.#usual("over-the-board");
    }

    #rules() {
        const moves = number("moves", 300);
        const minutes = number("late", 1440);
        return group(
            "event.rules",
            make(
                "div",
                { class: "rules" },
                explained("edition", "lobby.edition", EDITIONS),
                explained("start", "event.start", ["by-arbiter", "when-both-present"]),
                explained("flagObserver", "event.flag", ["arbiter", "automatic"]),
                explained("recorder", "event.recorder", ["system", "players"]),
                explained("draws", "event.draws", ["free", "afterMoves", "withConsent", "forbidden"]),
                field("moves", "event.draws.moves", moves, "event.draws.moves.is"),
                field("late", "event.late", minutes, "event.late.is"),
                plain("delay", "event.delay", ["0", "300", "900", "1800", "3600"], "event.delay.is", (seconds) =>
                    seconds === "0" ? say("event.delay.none") : say("event.delay.minutes", { n: Number(seconds) / 60 })),
            ),
        );
    }

    #more() {
        const sections = make("input", { id: "sections", name: "sections", maxlength: "400", autocomplete: "off", placeholder: "1-10, 11-20" });
        return make(
            "details",
            { class: "group more" },
            make("summary", { "data-say": "event.more" }),
            make(
                "div",
                { class: "rules" },
                field("sections", "event.sections", sections, "event.sections.is"),
                explained("supervision", "event.supervision", ["adequate", "lacking"]),
                explained("quickplayFinish", "event.quickplay", ["not-announced", "announced", "announced-without-arbiter"]),
                explained("points", "event.points", ["usual", "three"]),
                explained("flagOrder", "event.order", ["shown", "not-shown"]),
                explained("appeals", "event.appeals", ["heard", "excluded"]),
                explained("waitingPlayer", "event.waiting", ["leaves-freely", "reports"]),
                explained("bag", "event.bag", ["not-allowed", "allowed"]),
                choice("periodSwitch", "lobby.switch", ["at-zero", "at-move-count"], "switch", "event.switch.is"),
                choice("atLastZero", "lobby.zero", ["", "freeze", "run-on"], "zero", "event.zero.is"),
                chess960(),
            ),
        );
    }

    /** @param {Event} change */
    #changed(change) {
        const { target } = change;
        if (target instanceof HTMLInputElement && target.name === "profile") {
            this.#usual(target.value);
        }
        if (target instanceof HTMLSelectElement) {
            explain(target);
        }
        this.#asks();
    }

    /** @param {string} profile */
    #usual(profile) {
        for (const [name, word] of Object.entries(USUAL[profile] ?? {})) {
            const select = this.#form.elements.namedItem(name);
            if (select instanceof HTMLSelectElement) {
                select.value = word;
                explain(select);
            }
        }
        this.#asks();
    }

    /** The number of moves is asked for only where it counts. */
    #asks() {
        const moves = this.#form.elements.namedItem("moves");
        const field = moves instanceof HTMLElement ? moves.closest(".field") : null;
        if (field instanceof HTMLElement) {
            field.hidden = this.#value("draws") !== "afterMoves";
        }
    }

    /** Shows who will play whom, and what cannot be read. */
    #look() {
        const reading = readPairings(this.#pairings.value);
        const rows = reading.pairings.map(({ white, black }, index) =>
            make("tr", {}, make("th", { scope: "row" }, String(index + 1)), make("td", {}, white), make("td", {}, black)));
        const notes = [
            ...reading.faults.map(({ line, text, fault }) => ({ line, wrong: true, words: say("event.line", { line, text, why: say(`event.fault.${fault}`) }) })),
            ...reading.passed.map(({ line, text, why }) => ({ line, wrong: false, words: say("event.line", { line, text, why: say(`event.passed.${why}`) }) })),
        ].sort((one, other) => one.line - other.line);
        const head = make("tr", {}, ...["event.board", "white", "black"].map((key) => make("th", { scope: "col", "data-say": key })));
        this.#preview.replaceChildren(
            ...(notes.length > 0 ? [make("ul", { class: "notes" }, ...notes.map((note) => make("li", { class: note.wrong ? "problem" : "hint" }, note.words)))] : []),
            ...(rows.length > 0 ? [make("div", { class: "roll", tabindex: "0", role: "region", "data-say-label": "event.who" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)))] : []),
        );
        translate(this.#preview);
        const boards = reading.pairings.length;
        this.#heard.textContent = say("event.heard", { boards, faults: reading.faults.length });
        this.#create.textContent = boards > 1 ? say("event.create.many", { boards }) : boards === 1 ? say("event.create.one") : say("event.create");
        this.#pairings.toggleAttribute("aria-invalid", reading.faults.length > 0);
    }

    /** @param {string} name */
    #value(name) {
        return String(new FormData(this.#form).get(name) ?? "").trim();
    }

    /** What the hall is asked for; nothing where something has to be put right first. */
    #written() {
        const reading = readPairings(this.#pairings.value);
        const sections = readSections(this.#value("sections"), reading.pairings.length);
        const [fault] = reading.faults;
        if (this.#value("name") === "") {
            return this.#wrong("name", say("event.name.missing"));
        }
        if (fault) {
            return this.#wrong("pairings", say("event.line", { line: fault.line, text: fault.text, why: say(`event.fault.${fault.fault}`) }));
        }
        if (reading.pairings.length === 0) {
            return this.#wrong("pairings", say("event.pairings.missing"));
        }
        if ("fault" in sections) {
            return this.#wrong("sections", say("event.sections.fault", { found: sections.fault }));
        }
        const late = this.#value("late");
        const rest = ["profile", "edition", "timeControl", "bonus", "periodSwitch", "atLastZero", "start", "flagObserver", "recorder", "round", "name"];
        const given = Object.fromEntries(rest.map((name) => [name, this.#value(name)]).filter(([, value]) => value !== ""));
        const chess960 = this.#value("chess960");
        return {
            ...given,
            ...(late === "" ? {} : { defaultTime: Math.round(Number(late) * 60) }),
            ...(chess960 === "" ? {} : { chess960: Number(chess960) }),
            delay: Number(this.#value("delay")),
            pairings: reading.pairings.map(({ white, black }) => `${white}\t${black}`),
            sections,
            rules: this.#ruled(),
        };
    }

    #ruled() {
        const draws = this.#value("draws");
        const win = this.#value("points") === "three" ? 6 : 2;
        const draw = this.#value("points") === "three" ? 2 : 1;
        const halves = (/** @type {number} */ n) => ({ halves: n });
        return {
            supervision: this.#value("supervision"),
            drawAgreement: draws === "afterMoves" ? { kind: draws, moves: Number(this.#value("moves") || "30") } : { kind: draws },
            recorder: this.#value("recorder"),
            quickplayFinish: this.#value("quickplayFinish"),
            flagOrder: this.#value("flagOrder"),
            conduct: {
                scoring: { win: halves(win), draw: halves(draw), loss: halves(0), forfeitWin: halves(win), forfeitLoss: halves(0) },
                devices: { bag: this.#value("bag") },
                waitingPlayer: this.#value("waitingPlayer"),
                appeals: this.#value("appeals"),
            },
        };
    }

    /**
     * @param {string} name of the field
     * @param {string} text
     * @returns {undefined}
     */
    #wrong(name, text) {
        problemAt(this.#form, name, text);
        this.#generally(text);
        lead(this.#form, name);
        return undefined;
    }

    /** @param {string} text */
    #generally(text) {
        this.#general.textContent = text;
        this.#general.hidden = false;
    }

    async #order() {
        this.#general.hidden = true;
        clearProblems(this.#form);
        const order = this.#written();
        if (!order) {
            return;
        }
        this.#create.disabled = true;
        try {
            const answer = await fetch("/api/events", {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify(order),
            });
            const said = await answer.json();
            if (answer.status === 201) {
                const { event, arbiters, boards } = said;
                const round = this.#value("round");
                this.#made({ kind: "jadoube-event", event, name: this.#value("name"), round, delay: order.delay, made: Date.now(), arbiters, boards });
            } else {
                this.#showProblem(said.problem);
            }
        } catch {
            this.#generally(say("lobby.failed"));
        } finally {
            this.#create.disabled = false;
        }
    }

    /** @param {Problem} problem */
    #showProblem(problem) {
        const name = problem.where.startsWith("pairings") ? "pairings" : problem.where === "defaultTime" ? "late" : problem.where;
        const text = problemInWords(problem);
        if (problemAt(this.#form, name, (name === "timeControl" && this.#control.fault) || text)) {
            this.#generally(say("lobby.problem"));
            lead(this.#form, name);
        } else {
            this.#generally(`${problem.where}: ${text}`);
        }
    }
}

/**
 * @param {"name" | "round"} name
 * @param {"event.name" | "event.round"} label
 * @param {number} longest
 */
function line(name, label, longest) {
    return field(name, label, make("input", { id: name, name, maxlength: String(longest), autocomplete: "off" }));
}

/**
 * @param {string} name
 * @param {import("../words/words.js").Key} label
 * @param {string[]} values
 * @param {import("../words/words.js").Key} hint
 * @param {(value: string) => string} [words]
 */
function plain(name, label, values, hint, words = (value) => value) {
    const select = make("select", { id: name, name });
    for (const value of values) {
        const option = make("option", { value });
        written(() => (option.textContent = words(value)));
        select.append(option);
    }
    return field(name, label, select, hint);
}
