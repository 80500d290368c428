// The entrance hall: a form for a new game, then the links to its seats; the ways to an evening of many boards and to the clock
// alone.

/** @import { Problem } from "./types.js" */
/** @import { Key } from "./words/words.js" */
import { drawPiece } from "./board/pieces.js";
import { ControlChoice } from "./clock/choice.js";
import { Showing } from "./event/showing.js";
import { EDITIONS, cards, chess960, choice, clearProblems, explain, explained, field, group, lead, number, problemAt, problemInWords } from "./form.js";
import { furnish, letGo, make, tell, the, written } from "./page.js";
import { say, sayIfKnown, translate } from "./words/words.js";

/** @typedef {Record<"white" | "black" | "arbiter" | "spectator", string>} Seats */
/** @typedef {{ game: string, seats: Seats }} Made */

const PROFILES = ["over-the-board", "online", "hybrid"];
const KEPT = "jadoube.links";
const SEATS = /** @type {const} */ (["white", "black", "arbiter", "spectator"]);
const PIECES = { white: "K", black: "k", arbiter: "r", spectator: "p" };

await furnish();
const form = /** @type {HTMLFormElement} */ (the("#order"));
const control = new ControlChoice(form, "900+10");
const create = make("button", { class: "chief large", "data-testid": "create-game", "data-say": "lobby.create" });
const together = make("button", { class: "large", value: "together", "data-testid": "create-together", "data-say": "lobby.together" });
const general = make("p", { class: "problem", role: "alert", hidden: "" });

layForm();
control.offer();
written(() => (document.title = say("title.lobby")));
recall();
form.addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && explain(target));
form.addEventListener("submit", (submit) => {
    submit.preventDefault();
    void order(submit.submitter === together);
});

function layForm() {
    form.append(
        group("lobby.players", make("div", { class: "pair" }, named("white"), named("black")), named("event", "lobby.optional")),
        group("lobby.profile", cards("profile", PROFILES, (word) => [`profile.${word}`, `profile.${word}.is`]), explained("edition", "lobby.edition", EDITIONS)),
        control.fields,
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
        make("div", { class: "finish" }, general, make("div", { class: "ways" }, create, together)),
    );
    translate(form);
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

/** @param {boolean} shared whether both players sit at this screen */
async function order(shared) {
    general.hidden = true;
    clearProblems(form);
    create.disabled = true;
    create.textContent = say("lobby.creating");
    try {
        const answer = await fetch("/api/games", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(filledIn()),
        });
        const said = await answer.json();
        if (answer.status === 201 && shared) {
            location.assign(`/together#${said.seats.white}.${said.seats.black}`);
        } else if (answer.status === 201) {
            remember(said);
            showLinks(said);
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

/** @param {Problem} problem */
function showProblem(problem) {
    const text = problemInWords(problem);
    if (!problemAt(form, problem.where, (problem.where === "timeControl" && control.fault) || text)) {
        generally(`${problem.where}: ${text}`);
        return;
    }
    generally(say("lobby.problem"));
    lead(form, problem.where);
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
 * @param {Made} made
 */
function remember({ game, seats }) {
    const players = { white: nameField("white").value, black: nameField("black").value };
    sessionStorage.setItem(KEPT, JSON.stringify({ game, seats, players }));
}

function recall() {
    const [visit] = performance.getEntriesByType("navigation");
    const kept = sessionStorage.getItem(KEPT);
    const again = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
    if (kept && again) {
        const { game, seats, players } = JSON.parse(kept);
        nameField("white").value = players.white;
        nameField("black").value = players.black;
        showLinks({ game, seats });
    }
}

/** @param {Made} made */
function showLinks({ game, seats }) {
    const ready = the("#ready");
    const again = make("button", { class: "plain", type: "button", "data-say": "links.again" });
    again.addEventListener("click", () => {
        sessionStorage.removeItem(KEPT);
        ready.hidden = true;
        the("#making").hidden = false;
    });
    const swap = make("button", { class: "plain", type: "button", "data-say": "links.swapped", "data-testid": "swapped" });
    swap.addEventListener("click", () => {
        const [white, black] = [nameField("white"), nameField("black")];
        [white.value, black.value] = [black.value, white.value];
        void order(false);
    });
    const heading = make("h1", { "data-say": "links.heading", tabindex: "-1" });
    ready.replaceChildren(
        make("div", { class: "welcome" }, heading, make("p", { "data-say": "links.lead" })),
        make(
            "div",
            { class: "seats" },
            ...SEATS.map((seat) => seatCard(seat, seat === "spectator" ? `/show#${seats[seat]}.${game}` : `/table#${seats[seat]}`)),
        ),
        make("div", { class: "ways" }, again, swap),
    );
    translate(ready);
    the("#making").hidden = true;
    ready.hidden = false;
    heading.focus();
    scrollTo({ top: 0 });
}

/**
 * @param {string} seat
 * @param {string} path
 */
function seatCard(seat, path) {
    const address = new URL(path, location.href).href;
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
    const whose = () => sayIfKnown(`seat.${seat}`) ?? seat;
    const qr = make("button", { type: "button", "data-say": "event.qr", "data-testid": `qr-${seat}` });
    qr.addEventListener("click", () => {
        Showing.open([{ title: whose(), about: say("links.scan"), address }], 0).catch(() => tell(say("lobby.failed")));
    });
    const share = [];
    if (typeof navigator.share === "function") {
        const button = make("button", { type: "button", "data-say": "links.share" });
        button.addEventListener("click", () => void navigator.share({ title: `Jadoube, ${whose()}`, url: address }).catch(() => {}));
        share.push(button);
    }
    const mark = make("span", { class: "mark", "aria-hidden": "true" });
    mark.append(drawPiece(PIECES[/** @type {keyof Seats} */ (seat)]));
    const title = make("div", {}, make("h2", { "data-say": `seat.${seat}` }));
    if (seat === "white" || seat === "black") {
        title.append(make("p", {}, nameField(seat).value));
    } else {
        title.append(make("p", { "data-say": `seat.${seat}.is` }));
    }
    return make("article", { class: "seat" }, mark, title, make("div", { class: "link" }, input, copy, qr, ...share, open));
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
