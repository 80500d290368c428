// The entrance hall: a form for a new game, then the four links to its seats.

/** @import { Problem } from "./types.js" */
/** @import { Key } from "./words/words.js" */
import { drawPiece } from "./board/pieces.js";
import { pace, readControl } from "./clock/control.js";
import { inWords } from "./clock/sentence.js";
import { furnish, letGo, make, the, written } from "./page.js";
import { say, sayIfKnown, translate } from "./words/words.js";

/** @typedef {{ label: string, timeControl: string }} Preset */
/** @typedef {Record<"white" | "black" | "arbiter" | "spectator", string>} Seats */

const EDITIONS = ["2023", "2009", "2001"];
const PROFILES = ["over-the-board", "online", "hybrid"];
const KEPT = "jadoube.links";
const PIECES = { white: "K", black: "k", arbiter: "r", spectator: "p" };
/** @type {Preset[]} used until the hall has named its own */
const PRESETS = [
    { label: "90 min/40 + 30 min, + 30 s", timeControl: "40/5400+30:1800+30" },
    { label: "90 min + 30 s", timeControl: "5400+30" },
    { label: "60 min + 30 s", timeControl: "3600+30" },
    { label: "25 min + 10 s", timeControl: "1500+10" },
    { label: "15 min + 10 s", timeControl: "900+10" },
    { label: "5 min + 3 s", timeControl: "300+3" },
    { label: "3 min + 2 s", timeControl: "180+2" },
];

furnish();
const form = /** @type {HTMLFormElement} */ (the("#order"));
const control = make("input", {
    id: "timeControl",
    name: "timeControl",
    value: "900+10",
    spellcheck: "false",
    autocapitalize: "none",
    autocomplete: "off",
    maxlength: "120",
    "aria-describedby": "timeControl-hint timeControl-words timeControl-problem",
});
const preview = make("p", { id: "timeControl-words", class: "preview", role: "status" });
const presets = make("div", { class: "presets" });
const create = make("button", { class: "chief large", "data-testid": "create-game", "data-say": "lobby.create" });
const general = make("p", { class: "problem", role: "alert", hidden: "" });

layForm();
layPresets(PRESETS);
void askOptions();
written(tellControl);
written(() => (document.title = say("title.lobby")));
control.addEventListener("input", tellControl);
form.addEventListener("change", tellControl);
recall();
form.addEventListener("submit", (submit) => {
    submit.preventDefault();
    void order();
});

function layForm() {
    form.append(
        group("lobby.players", make("div", { class: "pair" }, named("white"), named("black")), named("event", "lobby.optional")),
        group("lobby.profile", cards("profile", PROFILES, (word) => [`profile.${word}`, `profile.${word}.is`])),
        group(
            "lobby.time",
            presets,
            field("timeControl", "lobby.control", control, "lobby.control.hint"),
            preview,
            choice("bonus", "lobby.bonus", ["cumulative", "bronstein", "us-delay"], "bonus"),
        ),
        group("lobby.edition", cards("edition", EDITIONS, (year) => [year, `lobby.edition.${year}`])),
        make(
            "details",
            { class: "group more" },
            make("summary", { "data-say": "lobby.more" }),
            choice("start", "lobby.start", ["when-both-present", "by-arbiter"], "start"),
            choice("flagObserver", "lobby.observer", ["automatic", "arbiter"], "observer"),
            choice("periodSwitch", "lobby.switch", ["at-zero", "at-move-count"], "switch"),
            choice("atLastZero", "lobby.zero", ["", "freeze", "run-on"], "zero"),
            field("defaultTime", "lobby.default", number("defaultTime", 86400), "lobby.default.hint"),
            chess960(),
        ),
        make("div", { class: "finish" }, general, create),
    );
    translate(form);
}

/**
 * @param {Key} legend
 * @param {...Node} children
 */
function group(legend, ...children) {
    return make("fieldset", { class: "group" }, make("legend", { "data-say": legend }), ...children);
}

/**
 * A field with its label, explanation and place for a problem.
 * @param {string} name
 * @param {Key} label
 * @param {HTMLElement} input
 * @param {Key} [hint]
 */
function field(name, label, input, hint) {
    const box = make("div", { class: "field" }, make("label", { for: name, "data-say": label }), input);
    if (hint) {
        box.append(make("p", { id: `${name}-hint`, class: "hint", "data-say": hint }));
    }
    if (!input.hasAttribute("aria-describedby")) {
        input.setAttribute("aria-describedby", `${hint ? `${name}-hint ` : ""}${name}-problem`);
    }
    box.append(make("p", { id: `${name}-problem`, class: "problem", hidden: "", "data-problem": name }));
    return box;
}

/**
 * @param {"white" | "black" | "event"} name
 * @param {Key} [hint]
 */
function named(name, hint) {
    const input = make("input", { id: name, name, maxlength: "80", autocomplete: "off" });
    if (hint) {
        input.setAttribute("data-say-hint", hint);
    }
    const box = field(name, `lobby.${name}`, input);
    if (name !== "event") {
        const mark = make("span", { class: "mark", "aria-hidden": "true" });
        mark.append(drawPiece(name === "white" ? "K" : "k"));
        box.classList.add("with-mark");
        box.append(mark);
    }
    return box;
}

/**
 * @param {string} name
 * @param {number} most
 */
function number(name, most) {
    return make("input", { id: name, name, type: "number", min: "0", max: String(most), step: "1", inputmode: "numeric" });
}

/**
 * @param {string} name
 * @param {Key} label
 * @param {string[]} words
 * @param {string} prefix of the messages
 */
function choice(name, label, words, prefix) {
    const select = make("select", { id: name, name });
    for (const word of words) {
        select.append(make("option", { value: word, "data-say": `${prefix}.${word || "usual"}` }));
    }
    return field(name, label, select);
}

/**
 * A choice of one among cards that explain themselves.
 * @param {string} name
 * @param {string[]} words
 * @param {(word: string) => [string, string]} keys of heading and explanation; a heading that is no key is its own text
 */
function cards(name, words, keys) {
    const box = make("div", { class: `cards ${name}` });
    words.forEach((word, index) => {
        const radio = make("input", { type: "radio", name, value: word, id: `${name}-${word}` });
        radio.defaultChecked = index === 0;
        const [heading, explanation] = keys(word);
        const title = sayIfKnown(heading) === undefined ? make("strong", {}, heading) : make("strong", { "data-say": heading });
        box.append(make("label", { class: "card" }, radio, title, make("span", { "data-say": explanation })));
    });
    box.append(make("p", { class: "problem", hidden: "", "data-problem": name }));
    return box;
}

function chess960() {
    const input = number("chess960", 959);
    const lots = make("button", { type: "button", class: "plain", "data-say": "lobby.chess960.draw" });
    lots.addEventListener("click", () => {
        const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
        input.value = String(drawn % 960);
    });
    const box = field("chess960", "lobby.chess960", make("div", { class: "beside" }, input, lots));
    input.setAttribute("data-say-hint", "lobby.optional");
    box.append(make("p", { class: "hint", "data-say": "lobby.chess960.number" }));
    return box;
}

async function askOptions() {
    try {
        const answer = await fetch("/api/options");
        const options = await answer.json();
        if (Array.isArray(options.timeControls) && options.timeControls.length > 0) {
            layPresets(options.timeControls);
        }
    } catch {
        // The presets that are laid already will do; making the game will tell whether the hall answers.
    }
}

/** @param {Preset[]} offered */
function layPresets(offered) {
    presets.replaceChildren();
    for (const kind of /** @type {const} */ (["standard", "rapid", "blitz"])) {
        const row = make("div", { class: "offered" });
        for (const preset of offered) {
            const read = readControl(preset.timeControl);
            if ("periods" in read && pace(read.periods) === kind) {
                row.append(presetButton(preset));
            }
        }
        if (row.hasChildNodes()) {
            presets.append(make("span", { class: "kind", "data-say": `pace.${kind}` }), row);
        }
    }
    translate(presets);
    tellControl();
}

/** @param {Preset} preset */
function presetButton(preset) {
    const button = make("button", { type: "button", class: "preset", "data-control": preset.timeControl }, preset.label);
    button.addEventListener("click", () => {
        control.value = preset.timeControl;
        problemAt("timeControl", "");
        tellControl();
    });
    return button;
}

function tellControl() {
    const read = readControl(control.value);
    preview.classList.toggle("faulty", "fault" in read);
    if ("fault" in read) {
        preview.textContent = say(`control.fault.${read.fault}`, { found: read.found });
    } else {
        const bonus = String(new FormData(form).get("bonus") ?? "cumulative");
        const kind = say(`pace.${pace(read.periods)}`).toLowerCase();
        preview.textContent = `${inWords(read.periods, bonus)} ${say("pace.is", { pace: kind })}`;
    }
    for (const button of presets.querySelectorAll("[data-control]")) {
        button.setAttribute("aria-pressed", String(button.getAttribute("data-control") === control.value.trim()));
    }
}

/** @returns {Record<string, string | number>} */
function filledIn() {
    /** @type {Record<string, string | number>} */
    const order = {};
    for (const [name, value] of new FormData(form)) {
        const text = String(value).trim();
        if (text !== "") {
            order[name] = name === "chess960" && /^\d+$/.test(text) ? Number(text) : text;
        }
    }
    return order;
}

async function order() {
    clearProblems();
    create.disabled = true;
    create.textContent = say("lobby.creating");
    try {
        const answer = await fetch("/api/games", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(filledIn()),
        });
        const said = await answer.json();
        if (answer.status === 201) {
            remember(said.seats);
            showLinks(said.seats);
        } else {
            showProblem(said.problem);
        }
    } catch {
        generally(say("lobby.failed"));
    } finally {
        create.disabled = false;
        create.textContent = say("lobby.create");
    }
}

function clearProblems() {
    general.hidden = true;
    for (const place of form.querySelectorAll("[data-problem]")) {
        problemAt(place.getAttribute("data-problem") ?? "", "");
    }
}

/**
 * @param {string} name of the field
 * @param {string} text empty for none
 */
function problemAt(name, text) {
    const place = form.querySelector(`[data-problem="${CSS.escape(name)}"]`);
    const input = form.elements.namedItem(name);
    if (place instanceof HTMLElement) {
        place.textContent = text;
        place.hidden = text === "";
    }
    if (input instanceof HTMLElement) {
        input.toggleAttribute("aria-invalid", text !== "");
    }
    return place instanceof HTMLElement;
}

/** @param {Problem} problem */
function showProblem(problem) {
    const text = `${say("problem.text", { found: problem.found, expected: problem.expected })} ${problem.remedy}`;
    const own = problem.where === "timeControl" && preview.classList.contains("faulty");
    if (!problemAt(problem.where, own ? (preview.textContent ?? "") : text)) {
        generally(`${problem.where}: ${text}`);
        return;
    }
    generally(say("lobby.problem"));
    const input = form.elements.namedItem(problem.where);
    if (input instanceof HTMLElement) {
        input.closest("details")?.setAttribute("open", "");
        input.focus();
    }
}

/** @param {"white" | "black"} name */
function nameField(name) {
    return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/** @param {string} text */
function generally(text) {
    general.textContent = text;
    general.hidden = false;
}

/**
 * Keeps the links for this tab alone, so that reloading the page does not lose them.
 * @param {Seats} seats
 */
function remember(seats) {
    const players = { white: nameField("white").value, black: nameField("black").value };
    sessionStorage.setItem(KEPT, JSON.stringify({ seats, players }));
}

function recall() {
    const [visit] = performance.getEntriesByType("navigation");
    const kept = sessionStorage.getItem(KEPT);
    const again = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
    if (kept && again) {
        const { seats, players } = JSON.parse(kept);
        nameField("white").value = players.white;
        nameField("black").value = players.black;
        showLinks(seats);
    }
}

/** @param {Seats} seats */
function showLinks(seats) {
    const ready = the("#ready");
    const again = make("button", { class: "plain", type: "button", "data-say": "links.again" });
    again.addEventListener("click", () => {
        sessionStorage.removeItem(KEPT);
        ready.hidden = true;
        the("#making").hidden = false;
    });
    const heading = make("h1", { "data-say": "links.heading", tabindex: "-1" });
    ready.replaceChildren(
        make("div", { class: "welcome" }, heading, make("p", { "data-say": "links.lead" })),
        make("div", { class: "seats" }, ...Object.entries(seats).map(([seat, token]) => seatCard(seat, token))),
        again,
    );
    translate(ready);
    the("#making").hidden = true;
    ready.hidden = false;
    heading.focus();
    scrollTo({ top: 0 });
}

/**
 * @param {string} seat
 * @param {string} token
 */
function seatCard(seat, token) {
    const address = new URL(`/table#${token}`, location.href).href;
    const input = make("input", { value: address, readonly: "", "data-testid": `seat-link-${seat}` });
    written(() => input.setAttribute("aria-label", say("links.link", { seat: sayIfKnown(`seat.${seat}`) ?? seat })));
    input.addEventListener("focus", () => input.select());
    const copy = make("button", { type: "button", "data-say": "links.copy", "data-testid": `copy-${seat}` });
    copy.addEventListener("click", (click) => {
        void copied(input).then(() => {
            copy.textContent = say("links.copied");
            setTimeout(() => (copy.textContent = say("links.copy")), 2500);
        });
        letGo(click);
    });
    const open = make("a", { class: "button chief", href: address, target: "_blank", rel: "noopener", "data-say": "links.open" });
    open.dataset["testid"] = `open-${seat}`;
    const mark = make("span", { class: "mark", "aria-hidden": "true" });
    mark.append(drawPiece(PIECES[/** @type {keyof Seats} */ (seat)]));
    const title = make("div", {}, make("h2", { "data-say": `seat.${seat}` }));
    if (seat === "white" || seat === "black") {
        title.append(make("p", {}, nameField(seat).value));
    } else {
        title.append(make("p", { "data-say": `seat.${seat}.is` }));
    }
    return make("article", { class: "seat" }, mark, title, make("div", { class: "link" }, input, copy, open));
}

/**
 * Copies a field's text. Where the page is not on a secure address browsers have only the old way.
 * @param {HTMLInputElement} input
 */
async function copied(input) {
    try {
        await navigator.clipboard.writeText(input.value);
    } catch {
        input.select();
        document.execCommand("copy");
    }
}
