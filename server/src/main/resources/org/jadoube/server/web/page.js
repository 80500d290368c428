// What both pages share: making elements, the bar at the top with language and look, dialogues that ask twice.

import { choose, language, languages, nameOf, say, settle, translate, whenChosen } from "./words/words.js";

const THEME = "jadoube.theme";
const LOOKS = /** @type {const} */ (["auto", "light", "dark"]);

/**
 * Makes an element. Text is always set as text, never read as markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

/**
 * The one element that a selector finds; a page without it is broken.
 * @template {Element} [Found=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {Found}
 */
export function the(selector, root = document) {
    const found = root.querySelector(selector);
    if (!found) {
        throw new Error(`no ${selector} on this page`);
    }
    return /** @type {Found} */ (found);
}

/** Settles the language and furnishes the bar of the page. */
export async function furnish() {
    await settle();
    const bar = the("#choices");
    bar.append(languageChoice(), lookChoice());
}

function languageChoice() {
    const select = make("select", { "data-say-label": "bar.language", "data-testid": "language" });
    /** @param {readonly string[]} codes */
    const offer = (codes) => {
        const options = codes.map((code) => make("option", { value: code, lang: code }, nameOf(code)));
        select.replaceChildren(...options);
        select.value = language();
    };
    offer([language()]);
    void languages().then(offer);
    select.addEventListener("change", () => void choose(select.value));
    translate(wrapped(select));
    return select;
}

function lookChoice() {
    const select = make("select", { "data-say-label": "bar.theme", "data-testid": "theme" });
    for (const look of LOOKS) {
        const option = make("option", { value: look, "data-say": `theme.${look}` });
        option.selected = look === (document.documentElement.dataset["theme"] ?? "auto");
        select.append(option);
    }
    select.addEventListener("change", () => {
        if (select.value === "auto") {
            delete document.documentElement.dataset["theme"];
            localStorage.removeItem(THEME);
        } else {
            document.documentElement.dataset["theme"] = select.value;
            localStorage.setItem(THEME, select.value);
        }
    });
    translate(wrapped(select));
    return select;
}

/** @param {Element} element */
function wrapped(element) {
    const fragment = document.createDocumentFragment();
    fragment.append(element);
    return fragment;
}

/**
 * Asks before something is done.
 * @param {object} question
 * @param {string} question.ask
 * @param {string} question.is what it means
 * @param {string} question.yes
 * @param {string} question.testid of the button that says yes
 * @param {boolean} [question.grave] whether it cannot be taken back
 * @param {HTMLElement[]} [question.fields] to fill in before saying yes
 * @returns {Promise<boolean>}
 */
export function ask(question) {
    const yes = make("button", { value: "yes", "data-testid": question.testid }, question.yes);
    yes.className = question.grave ? "grave" : "chief";
    const no = make("button", { value: "no", autofocus: "" }, say("act.cancel"));
    const form = make(
        "form",
        { method: "dialog" },
        make("h2", {}, question.ask),
        make("p", {}, question.is),
        ...(question.fields ?? []),
        make("div", { class: "choice" }, no, yes),
    );
    const dialog = make("dialog", { class: "asking" }, form);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(dialog.returnValue === "yes");
        });
    });
}

/**
 * Keeps an element's text up to date with the language.
 * @param {() => void} write
 */
export function written(write) {
    write();
    whenChosen(write);
}

/**
 * A passing message, read out by screen readers.
 * @param {string} text
 */
export function tell(text) {
    const notice = the("#notice");
    notice.textContent = text;
    notice.hidden = false;
    clearTimeout(Number(notice.dataset["timer"]));
    notice.dataset["timer"] = String(setTimeout(() => (notice.hidden = true), 7000));
}

/**
 * After a click with a pointer the focus leaves the button, so that the space bar is the clock's again.
 * @param {MouseEvent} click
 */
export function letGo(click) {
    if (click.detail > 0 && click.currentTarget instanceof HTMLElement) {
        click.currentTarget.blur();
    }
}

/**
 * Has the browser save a file.
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
    const address = URL.createObjectURL(blob);
    const link = make("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Fetches a file that whoever has a token may have, and has the browser save it. It throws where there is none.
 * @param {string} path
 * @param {string} token
 * @param {string} name
 */
export async function saveFrom(path, token, name) {
    const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) {
        throw new Error(String(answer.status));
    }
    download(await answer.blob(), name);
}
