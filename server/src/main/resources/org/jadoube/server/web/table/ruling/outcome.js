// The result: ruled, corrected, signed.

/** @import { Act, Seated, Table } from "../../types.js" */
import { make, tell } from "../../page.js";
import { say } from "../../words/words.js";
import { resultInWords } from "../result.js";
import { lawLine } from "./law.js";
import { COLOURS, RESULTS, askFirst, button, labelled, part, textField } from "./parts.js";

export class OutcomePart {
    #seated;
    #send;
    #result = make("select", { "data-testid": "arbiter-rule-result" });
    #reason = textField("arbiter-rule-reason");
    #rule = button("desk.rule.apply", "arbiter-rule", () => void this.#do("rule"), "grave");
    #correct = button("ruling.correct", "arbiter-correct", () => void this.#do("correctResult"), "grave");
    #signed = make("ul", { class: "signed", "data-testid": "signatures" });
    /** @type {Table | undefined} */
    #table;
    element;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     */
    constructor(seated, send) {
        this.#seated = seated;
        this.#send = send;
        this.#result.append(...[...RESULTS, "*"].map((value) => make("option", { value })));
        this.element = make(
            "div",
            {},
            part(
                "desk.rule",
                labelled("desk.rule.result", this.#result),
                labelled("desk.rule.reason", this.#reason),
                this.#rule,
                this.#correct,
                lawLine("8.7"),
            ),
            part("ruling.signatures", this.#signed),
        );
    }

    /** @param {Table} table */
    show(table) {
        this.#table = table;
        const over = table.end !== null;
        this.#rule.hidden = over;
        this.#correct.hidden = !over;
        for (const option of this.#result.options) {
            option.hidden = option.value === "*" && !over;
        }
        this.words();
    }

    words() {
        for (const option of this.#result.options) {
            option.textContent = `${option.value}  ${resultInWords(option.value)}`;
        }
        const sheets = this.#table?.scoresheets;
        this.#signed.replaceChildren(
            ...COLOURS.map((colour) => {
                const signed = sheets?.[colour].signed;
                const player = this.#seated[colour];
                return make("li", {}, signed ? say("ruling.signed", { player, result: signed }) : say("ruling.unsigned", { player }));
            }),
        );
    }

    /** @param {"rule" | "correctResult"} kind */
    async #do(kind) {
        const result = this.#result.value;
        const reason = this.#reason.value.trim();
        if (reason === "") {
            tell(say("desk.rule.fault"));
            this.#reason.focus();
            return;
        }
        const question = {
            ask: say(kind === "rule" ? "desk.rule.ask" : "ruling.correct.ask", { result }),
            is: `${resultInWords(result)}: ${reason}`,
            yes: say("desk.rule.yes"),
            testid: "arbiter-rule-confirm",
        };
        if (await askFirst(question, true)) {
            this.#send({ kind, result, reason });
            this.#reason.value = "";
        }
    }
}
