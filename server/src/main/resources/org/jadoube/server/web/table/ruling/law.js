// What the articles of a game's edition are about, in a line each: fetched once an edition and language, shown beside what
// an arbiter may do by them.

import { make } from "../../page.js";
import { hallLanguage, say } from "../../words/words.js";

/** @typedef {Record<string, [string, string]>} Titles by citation: the number in the edition, and what it is about */

/** @type {Map<string, Promise<Titles>>} */
const fetched = new Map();

export class Law {
    #edition;
    /** @type {Titles} */
    #titles = {};

    /** @param {string} edition */
    constructor(edition) {
        this.#edition = edition;
    }

    /** Reads the titles in the language chosen. */
    async read() {
        const path = `/api/laws/${encodeURIComponent(this.#edition)}/${hallLanguage()}.json`;
        const titles = fetched.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.json() : {}), () => ({}));
        fetched.set(path, titles);
        this.#titles = await titles;
    }

    /**
     * Whether the edition has a provision; as long as nothing has been read, all of them.
     * @param {string} citation
     */
    has(citation) {
        return Object.keys(this.#titles).length === 0 || Object.hasOwn(this.#titles, citation);
    }

    /**
     * A provision's number and title.
     * @param {string} citation
     */
    line(citation) {
        const [number, title] = this.#titles[citation] ?? [];
        return number && title ? say("ruling.law", { article: number, title }) : "";
    }

    /**
     * What a number of the edition is about.
     * @param {string} number
     */
    title(number) {
        return Object.values(this.#titles).find(([one]) => one === number)?.[1] ?? "";
    }

    /**
     * Writes the lines of all places below an element that name a provision.
     * @param {ParentNode} root
     */
    write(root) {
        for (const place of root.querySelectorAll("[data-law]")) {
            const lines = (place.getAttribute("data-law") ?? "").split(" ").map((citation) => this.line(citation));
            place.textContent = lines.filter(Boolean).join(" ");
        }
    }
}

/**
 * A place for the line of one provision or more.
 * @param {...string} citations
 */
export function lawLine(...citations) {
    return make("p", { class: "law", "data-law": citations.join(" ") });
}
