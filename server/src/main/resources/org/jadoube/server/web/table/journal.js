// The journal of a game as a story: when, what happened, by which article, what the clocks showed; to be sifted and printed.

/** @import { Happening, Seated } from "../types.js" */
/** @import { Law } from "./ruling/law.js" */
/** @import { About } from "./story.js" */
import { figures } from "../clock/figures.js";
import { make } from "../page.js";
import { language, say } from "../words/words.js";
import { button, choice } from "./ruling/parts.js";
import { ABOUT, eventInWords } from "./story.js";

export class Journal {
    #seated;
    #law;
    #list = make("ol", { class: "journal", tabindex: "0", "data-say-label": "desk.journal", "data-testid": "journal" });
    #sift = choice("journal-sift", "story.sift.", ["all", "moves", "rulings", "clock", "sheets"]);
    #print = button("story.print", "journal-print", () => this.#onPaper(), "plain");
    /** @type {readonly Happening[]} */
    #events = [];
    element = make("section", { class: "part desk-journal" });

    /**
     * @param {Seated} seated
     * @param {Law} law
     */
    constructor(seated, law) {
        this.#seated = seated;
        this.#law = law;
        this.#sift.setAttribute("data-say-label", "story.sift");
        this.#sift.addEventListener("change", () => this.words());
        const bar = make("div", { class: "journal-bar" }, make("h3", { "data-say": "desk.journal" }), this.#sift, this.#print);
        const title = make("p", { class: "on-paper" }, `${seated.white} – ${seated.black}${seated.regulations.event ? ` · ${seated.regulations.event}` : ""}`);
        this.element.append(bar, title, this.#list);
    }

    /** @param {readonly Happening[]} events */
    show(events) {
        const fresh = events.slice(this.#events.length);
        this.#events = [...events];
        this.#write(fresh);
    }

    /** Writes all of it anew. */
    words() {
        this.#list.replaceChildren();
        this.#write(this.#events);
    }

    /** @param {readonly Happening[]} fresh */
    #write(fresh) {
        const low = this.#list.scrollTop + this.#list.clientHeight >= this.#list.scrollHeight - 40;
        const wanted = /** @type {About | "all"} */ (this.#sift.value);
        this.#list.append(...fresh.filter(({ kind }) => wanted === "all" || ABOUT[kind] === wanted).map((event) => this.#line(event)));
        if (low) {
            this.#list.scrollTop = this.#list.scrollHeight;
        }
    }

    /** @param {Happening} event */
    #line(event) {
        const time = new Date(event.at / 1000);
        const stamp = make("time", { datetime: time.toISOString() }, time.toLocaleTimeString(language(), { hour12: false }));
        const what = make("span", { class: "what" }, eventInWords(event, this.#seated));
        const { white, black } = event.clocks ?? {};
        const clocks = white === undefined || black === undefined ? "" : `${figures(white)} ${figures(black)}`;
        const title = this.#law.title(event.article);
        const article = make("span", { class: "article", ...(title ? { title } : {}) }, event.article);
        return make(
            "li",
            { "data-kind": event.kind, "data-about": ABOUT[event.kind] ?? "other" },
            stamp,
            what,
            make("span", { class: "shown", title: say("story.clocks") }, clocks),
            article,
        );
    }

    /** Prints the journal and nothing else. */
    #onPaper() {
        document.body.classList.add("printing-journal");
        addEventListener("afterprint", () => document.body.classList.remove("printing-journal"), { once: true });
        print();
    }
}
