// Why a game ended or is in question: who can still checkmate, with the line or the reason, and the same drawn.

/** @import { Mating } from "../types.js" */
import { make, the } from "../page.js";
import { language, say } from "../words/words.js";

export class Why {
    #place = the("#why");
    #sentence = make("p", { class: "sentence", "data-testid": "why-sentence" });
    #drawing = make("div", { class: "drawing" });
    #summary = make("summary", { "data-testid": "why-picture" });
    #details = make("details", {}, this.#summary, this.#drawing);
    #game;
    #token;
    /** What is shown, so that it is drawn once. */
    #shown = "";

    /**
     * @param {string} game its id
     * @param {string} token of the reader's seat, with which the hall knows the arbiter
     */
    constructor(game, token) {
        this.#game = game;
        this.#token = token;
        this.#details.addEventListener("toggle", () => void this.#draw());
        this.#place.replaceChildren(this.#sentence, this.#details);
    }

    /**
     * Shows it, or nothing while there is nothing of the kind.
     * @param {Mating | undefined} mating
     */
    show(mating) {
        this.#place.hidden = mating === undefined;
        const sentence = mating?.[language()] ?? "";
        if (sentence === this.#shown) {
            return;
        }
        this.#shown = sentence;
        this.#sentence.textContent = sentence;
        this.#summary.textContent = say("why.picture");
        this.#drawing.replaceChildren();
        void this.#draw();
    }

    /** Fetches the picture when it is first looked at. It describes itself to those who do not see it. */
    async #draw() {
        const wanted = this.#shown;
        if (!this.#details.open || wanted === "" || this.#drawing.hasChildNodes()) {
            return;
        }
        const picture = await this.#fetched();
        if (wanted === this.#shown) {
            this.#drawing.replaceChildren(picture ?? make("p", {}, say("why.failed")));
        }
    }

    /** @returns {Promise<Element | null>} */
    async #fetched() {
        try {
            const answer = await fetch(`/api/games/${encodeURIComponent(this.#game)}/mating/${language()}.svg`, {
                headers: { Authorization: `Bearer ${this.#token}` },
            });
            if (!answer.ok) {
                return null;
            }
            const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
            return drawn.tagName === "svg" ? document.importNode(drawn, true) : null;
        } catch {
            return null;
        }
    }
}
