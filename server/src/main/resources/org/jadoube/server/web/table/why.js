// Why a game ended or is in question: who can still checkmate, with the line or the reason, and the same drawn.

/** @import { Colour, Mating } from "../types.js" */
import { make, the } from "../page.js";
import { hallLanguage, say, translate } from "../words/words.js";

export class Why {
    #place = the("#why");
    #sentence = make("p", { class: "sentence", role: "status", "data-testid": "why-sentence" });
    #open = make("button", { type: "button", "data-say": "why.picture", "data-testid": "why-picture" });
    #game;
    #token;
    #near;

    /**
     * @param {string} game its id
     * @param {string} token of the reader's seat, by which the hall knows the arbiter
     * @param {() => Colour} near whose side of the board the reader has below
     */
    constructor(game, token, near) {
        this.#game = game;
        this.#token = token;
        this.#near = near;
        this.#open.addEventListener("click", () => void this.#draw());
        this.#place.replaceChildren(this.#sentence, this.#open);
        translate(this.#place);
    }

    /**
     * Shows it, or nothing while there is nothing of the kind.
     * @param {Mating | undefined} mating
     */
    show(mating) {
        const sentence = mating?.[hallLanguage()] ?? "";
        this.#place.hidden = mating === undefined;
        if (this.#sentence.textContent !== sentence) {
            this.#sentence.textContent = sentence;
        }
    }

    /** Lays the picture with its words over the table. It describes itself to those who do not see it. */
    async #draw() {
        const picture = await this.#fetched();
        const close = make("button", { value: "close", autofocus: "", "data-testid": "why-close" }, say("why.close"));
        const dialog = make(
            "dialog",
            { class: "proof", "aria-label": picture?.querySelector("title")?.textContent ?? say("why.picture") },
            picture ?? make("p", {}, say("why.failed")),
            make("form", { method: "dialog" }, close),
        );
        dialog.addEventListener("close", () => {
            dialog.remove();
            this.#open.focus();
        });
        document.body.append(dialog);
        dialog.showModal();
    }

    /** @returns {Promise<Element | null>} */
    async #fetched() {
        try {
            const view = hallLanguage() + (this.#near() === "black" ? "-black" : "");
            const answer = await fetch(`/api/games/${encodeURIComponent(this.#game)}/mating/${view}.svg`, {
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
