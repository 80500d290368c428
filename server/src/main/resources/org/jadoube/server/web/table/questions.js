// The questions that wait for the arbiter, the oldest first, each with the answers that the Laws leave him.

/** @import { Act, Colour, FaceSetting, Question, Seated, Table } from "../types.js" */
import { figures } from "../clock/figures.js";
import { ask, make, tell } from "../page.js";
import { say, sayIfKnown, translate } from "../words/words.js";

const GRAVE = ["lost", "drawn", "new-game", "penalised"];

export class Questions {
    #send;
    #seated;
    #list = make("ol", { class: "questions", "data-testid": "questions" });
    #none = make("p", { class: "hint", "data-say": "questions.none" });
    #shown = "";
    #greatest = 0;
    element = make(
        "section",
        { class: "part desk-questions", "aria-live": "polite" },
        make("h3", { "data-say": "questions.heading" }),
        this.#none,
        this.#list,
    );

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     */
    constructor(seated, send) {
        this.#seated = seated;
        this.#send = send;
        translate(this.element);
    }

    /** @param {Table} table */
    show(table) {
        const open = table.questions ?? [];
        const shown = JSON.stringify(open);
        if (shown === this.#shown) {
            return;
        }
        this.#shown = shown;
        this.words(table);
        const newest = Math.max(0, ...open.map((question) => question.number));
        if (newest > this.#greatest) {
            this.#greatest = newest;
            tell(say("questions.new"));
        }
    }

    /**
     * Writes all of it anew, in the language chosen.
     * @param {Table} table
     */
    words(table) {
        const open = table.questions ?? [];
        this.#none.hidden = open.length > 0;
        this.#list.replaceChildren(...open.map((question) => this.#item(question)));
    }

    /** @param {Question} question */
    #item(question) {
        const matter = sayIfKnown(`matter.${question.matter}`) ?? question.matter;
        const about = question.player ? `${say(question.player)} (${this.#seated[question.player]}): ` : "";
        const buttons = question.answers.map((answer) => {
            const button = make(
                "button",
                {
                    type: "button",
                    class: GRAVE.includes(answer) ? "grave" : "",
                    "data-testid": `answer-${question.number}-${answer}`,
                },
                sayIfKnown(`answer.${answer}`) ?? answer,
            );
            button.addEventListener("click", () => void this.#answer(question, answer, about + matter));
            return button;
        });
        const { proposal } = question;
        if (proposal) {
            buttons.unshift(this.#proposed(question.number, proposal));
        }
        const detail = proposal ? "" : (question.detail ?? "");
        return make(
            "li",
            { value: String(question.number), "data-matter": question.matter },
            make("p", { class: "matter" }, about + matter),
            make("p", { class: "detail" }, detail),
            make("div", { class: "answers", role: "group", "aria-label": matter }, ...buttons),
        );
    }

    /**
     * Both clocks set as the question proposes, which answers it.
     * @param {number} number
     * @param {Record<Colour, FaceSetting>} proposal
     */
    #proposed(number, proposal) {
        const { white, black } = proposal;
        const words = say("ruling.proposed", { white: figures(white.remaining), black: figures(black.remaining) });
        const button = make("button", { type: "button", class: "chief", "data-testid": `proposed-${number}` }, words);
        button.addEventListener("click", () => this.#send({ kind: "set", white, black }));
        return button;
    }

    /**
     * Every answer has a reason, which the journal keeps.
     * @param {Question} question
     * @param {string} answer
     * @param {string} matter
     */
    async #answer(question, answer, matter) {
        const words = sayIfKnown(`answer.${answer}`) ?? answer;
        const reason = make("input", { id: "answer-reason", maxlength: "200", "data-testid": "answer-reason" });
        const grave = GRAVE.includes(answer);
        const sure = await ask({
            ask: say("questions.ask", { answer: words }),
            is: matter,
            yes: words,
            testid: "answer-confirm",
            grave,
            fields: [make("label", { for: "answer-reason" }, say("questions.reason")), reason],
        });
        const again = { ask: say("ruling.twice"), is: `${words}: ${matter}`, yes: words, testid: "answer-confirm-again", grave };
        if (sure && (answer !== "lost" || (await ask(again)))) {
            this.#send({ kind: "answerQuestion", question: question.number, answer, reason: reason.value.trim() || words });
        }
    }
}
