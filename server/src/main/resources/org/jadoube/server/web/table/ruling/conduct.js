// What players do that the Laws forbid, and what an arbiter may impose for it.

/** @import { Act, Penalty, Seated, Table } from "../../types.js" */
/** @import { Law } from "./law.js" */
import { readFigures } from "../../clock/figures.js";
import { make, tell } from "../../page.js";
import { say } from "../../words/words.js";
import { lawLine } from "./law.js";
import { askFirst, button, choice, colourIn, labelled, part, textField, whom, word } from "./parts.js";

const INCIDENTS = [
    "distraction",
    "pressed-with-other-hand",
    "finger-on-button",
    "clock-mishandled",
    "pressed-without-move",
    "moved-with-both-hands",
    "adjusted-unduly",
    "clocks-stopped-without-reason",
    "pieces-displaced",
    "move-not-recorded",
    "recorded-in-advance",
    "wrongly-recorded",
    "scoresheet-hidden",
    "scoresheet-misused",
    "left-without-permission",
    "notes-or-advice",
    "electronic-device",
    "device-sounded",
    "device-in-bag",
    "inspection-refused",
    "smoking",
    "electronic-cigarette",
    "refusal-to-comply",
    "disrepute",
];

/** The catalogue, each with the provision it stands in. @type {Record<string, string>} */
const PENALTIES = {
    warning: "13.4a",
    timeToOpponent: "13.4b",
    timeFromOffender: "13.4c",
    pointsFromOffender: "13.4e",
    pointsToOpponent: "13.4f",
    fine: "2023/12.9.7",
    roundExclusion: "2023/12.9.8",
    loss: "13.4d",
    expulsion: "13.4g",
};
const TIMES = ["timeToOpponent", "timeFromOffender"];
const GRAVE = ["loss", "expulsion", "roundExclusion"];

export class ConductPart {
    #seated;
    #send;
    #law;
    #offender;
    #kind = choice("penalty-kind", "penalty.", Object.keys(PENALTIES));
    #time = textField("penalty-time", { value: "2:00", maxlength: "9" });
    #points = choice("penalty-points", "score.", ["half", "one"]);
    #opponent = choice("penalty-opponent", "score.", ["one", "half", "none"]);
    #reason = textField("penalty-reason");
    #impose = button("ruling.penalise", "arbiter-penalise", () => void this.#penalise(), "grave");
    #line = lawLine("13.4");
    #rows;
    #doer;
    #incident = choice("incident", "incident.", INCIDENTS);
    #note = textField("incident-note");
    #report = button("ruling.incident", "arbiter-incident", () => this.#put());
    element;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     * @param {Law} law
     */
    constructor(seated, send, law) {
        this.#seated = seated;
        this.#send = send;
        this.#law = law;
        this.#offender = whom("penalty-offender", seated);
        this.#doer = whom("incident-offender", seated);
        this.#rows = {
            time: labelled("desk.set.time", this.#time),
            points: labelled("ruling.points", this.#points),
            opponent: labelled("ruling.opponent", this.#opponent),
        };
        this.#kind.addEventListener("change", () => this.#choose());
        this.element = make(
            "div",
            {},
            part(
                "ruling.penalty",
                labelled("ruling.whom", this.#offender),
                labelled("ruling.penalty.kind", this.#kind),
                ...Object.values(this.#rows),
                labelled("desk.rule.reason", this.#reason),
                this.#impose,
                this.#line,
            ),
            part(
                "ruling.incidents",
                labelled("ruling.whom", this.#doer),
                labelled("ruling.incident.what", this.#incident),
                labelled("ruling.incident.note", this.#note),
                this.#report,
                lawLine("12.7"),
            ),
        );
        this.#choose();
    }

    /** @param {Table} table */
    show(table) {
        const over = table.end !== null;
        for (const option of this.#kind.options) {
            const citation = PENALTIES[option.value] ?? "";
            option.disabled = !this.#law.has(citation) || (over && TIMES.includes(option.value));
            option.hidden = !this.#law.has(citation);
        }
    }

    words() {
        this.#choose();
    }

    #choose() {
        const kind = this.#kind.value;
        this.#rows.time.hidden = !TIMES.includes(kind);
        this.#rows.points.hidden = kind !== "pointsFromOffender";
        this.#rows.opponent.hidden = kind !== "loss";
        this.#line.setAttribute("data-law", PENALTIES[kind] ?? "13.4");
        this.#line.textContent = this.#law.line(PENALTIES[kind] ?? "13.4");
    }

    /** @returns {Penalty | undefined} */
    #penalty() {
        const kind = this.#kind.value;
        if (TIMES.includes(kind)) {
            const time = readFigures(this.#time.value);
            this.#time.toggleAttribute("aria-invalid", !time);
            return time ? { kind, time } : undefined;
        }
        if (kind === "pointsFromOffender") {
            return { kind, points: this.#points.value };
        }
        return kind === "loss" ? { kind, opponent: this.#opponent.value } : { kind };
    }

    async #penalise() {
        const penalty = this.#penalty();
        const reason = this.#reason.value.trim();
        if (!penalty || reason === "") {
            tell(say(penalty ? "desk.rule.fault" : "desk.set.fault"));
            (penalty ? this.#reason : this.#time).focus();
            return;
        }
        const offender = colourIn(this.#offender);
        const name = `${this.#seated[offender]} (${say(offender)})`;
        const words = word("penalty.", penalty.kind);
        const question = { ask: say("ruling.penalise.ask", { player: name, penalty: words }), is: reason, yes: say("ruling.penalise"), testid: "penalise-confirm" };
        if (await askFirst(question, GRAVE.includes(penalty.kind))) {
            this.#send({ kind: "penalise", offender, penalty, reason });
            this.#reason.value = "";
        }
    }

    #put() {
        const incident = this.#incident.value;
        this.#send({ kind: "reportIncident", offender: colourIn(this.#doer), incident, note: this.#note.value.trim() || word("incident.", incident) });
        this.#note.value = "";
    }
}
