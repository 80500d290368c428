// Parts behind tabs: one is open, the arrows lead from tab to tab.

/** @import { Key } from "../../words/words.js" */
import { make } from "../../page.js";

export class Tabs {
    #list = make("div", { class: "tabs", role: "tablist", "data-say-label": "ruling.tabs" });
    /** @type {{ tab: HTMLButtonElement, panel: HTMLElement }[]} */
    #pages = [];
    element = make("div", { class: "tabbed" }, this.#list);

    /** @param {[string, Key, HTMLElement][]} pages name, heading and content of each */
    constructor(pages) {
        for (const [name, heading, panel] of pages) {
            const tab = make("button", {
                type: "button",
                role: "tab",
                id: `tab-${name}`,
                "aria-controls": `panel-${name}`,
                "data-say": heading,
                "data-testid": `tab-${name}`,
            });
            panel.id = `panel-${name}`;
            panel.setAttribute("role", "tabpanel");
            panel.setAttribute("aria-labelledby", tab.id);
            tab.addEventListener("click", () => this.#open(tab));
            this.#pages.push({ tab, panel });
            this.#list.append(tab);
            this.element.append(panel);
        }
        this.#list.addEventListener("keydown", (event) => this.#key(event));
        const first = this.#pages[0];
        if (first) {
            this.#open(first.tab);
        }
    }

    /** @param {HTMLElement} opened */
    #open(opened) {
        for (const { tab, panel } of this.#pages) {
            const open = tab === opened;
            tab.setAttribute("aria-selected", String(open));
            tab.tabIndex = open ? 0 : -1;
            panel.hidden = !open;
        }
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const here = this.#pages.findIndex(({ tab }) => tab === event.target);
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        const next = this.#pages[(here + step + this.#pages.length) % this.#pages.length];
        if (here >= 0 && step !== 0 && next) {
            event.preventDefault();
            this.#open(next.tab);
            next.tab.focus();
        }
    }
}
