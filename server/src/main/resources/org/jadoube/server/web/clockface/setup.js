// The page on which the clock is set: common controls, those of one's own, and everything that can be set by hand.

import { readFigures, figures } from "../clock/figures.js";
import { make, the, written } from "../page.js";
import { say } from "../words/words.js";
import { keepChoices, keepOwn, ownControls, PLACES } from "./kept.js";
import { inSigns, PRESETS } from "./presets.js";
import { HAS_BONUS, HAS_COUNT, METHODS, MOST_PERIODS, faultOf, span } from "./setting.js";

/** @import { Colour } from "../types.js" */
/** @import { Choices } from "./kept.js" */
/** @import { Control, Method, Period } from "./setting.js" */
/** @import { Group } from "./presets.js" */

const SECOND = 1_000_000;
const SIDES = /** @type {readonly Colour[]} */ (["white", "black"]);

/**
 * @param {object} order
 * @param {Choices} order.choices changed in place
 * @param {Control} order.control what is chosen first
 * @param {(control: Control) => void} order.set
 */
export function setup({ choices, control: first, set }) {
    let chosen = first;
    const presets = the("#presets");
    const form = the("#fine");

    /** @param {Control} control */
    function choose(control) {
        chosen = control;
        draw();
    }

    function draw() {
        presets.replaceChildren(...groups(chosen, choose));
        form.replaceChildren(...fine(chosen, (changed) => {
            chosen = changed;
            check();
        }, draw));
        check();
    }

    function check() {
        const fault = faultOf(chosen);
        the("#chosen").textContent = fault
            ? say(`clockface.fault.${fault.fault}`, { period: fault.period, side: say(fault.side) })
            : inSigns(chosen);
        the("#chosen").classList.toggle("fault", fault !== null);
        /** @type {HTMLButtonElement} */ (the("#set")).disabled = fault !== null;
        /** @type {HTMLButtonElement} */ (the("#keep")).disabled = fault !== null;
        for (const button of presets.querySelectorAll("button.preset")) {
            const same = button.getAttribute("data-control") === JSON.stringify(chosen);
            button.setAttribute("aria-pressed", String(same));
        }
    }

    the("#set").addEventListener("click", () => set(chosen));
    the("#keep").addEventListener("click", () => {
        const others = ownControls().filter((one) => JSON.stringify(one) !== JSON.stringify(chosen));
        keepOwn([chosen, ...others].slice(0, PLACES));
        draw();
    });
    written(draw);
    written(() => the("#choices-form").replaceChildren(...choiceFields(choices)));
}

/** @param {Control} chosen @param {(control: Control) => void} choose */
function groups(chosen, choose) {
    const own = ownControls();
    const all = /** @type {[Group, Control[]][]} */ (Object.entries(PRESETS));
    const sections = all.map(([group, controls]) => section(say(`clockface.group.${group}`), controls, chosen, choose));
    return own.length > 0 ? [section(say("clockface.own"), own, chosen, choose), ...sections] : sections;
}

/** @param {string} heading @param {Control[]} controls @param {Control} chosen @param {(control: Control) => void} choose */
function section(heading, controls, chosen, choose) {
    const buttons = controls.map((one) => {
        const words = special(one);
        const button = make("button", { type: "button", class: "preset", "data-control": JSON.stringify(one) }, inSigns(one));
        if (words) {
            button.append(make("small", {}, words));
        }
        button.setAttribute("aria-pressed", String(JSON.stringify(one) === JSON.stringify(chosen)));
        button.addEventListener("click", () => {
            choose(one);
            /** @type {HTMLElement | null} */ (document.querySelector(`.preset[aria-pressed="true"]`))?.focus();
        });
        return button;
    });
    return make("section", {}, make("h2", {}, heading), make("div", { class: "presets" }, ...buttons));
}

/** What signs do not tell about a control. @param {Control} control */
function special(control) {
    const method = control.white.at(-1)?.method ?? "none";
    if (control.atLastZero === "count-on") {
        return say(control.white.at(-1)?.base === 0 ? "clockface.up" : "clockface.zero.count-on");
    }
    return method === "none" || method === "cumulative" ? "" : say(`clockface.method.${method}`);
}

/**
 * Everything that can be set by hand.
 * @param {Control} control
 * @param {(control: Control) => void} change
 * @param {() => void} redraw
 */
function fine(control, change, redraw) {
    let current = control;
    const put = (/** @type {Partial<Control>} */ parts) => {
        current = { ...current, ...parts };
        change(current);
    };
    const different = JSON.stringify(control.white) !== JSON.stringify(control.black) || the("#fine").dataset["apart"] === "yes";
    const apart = checkbox("clockface.apart", different, (on) => {
        the("#fine").dataset["apart"] = on ? "yes" : "no";
        put({ black: current.white });
        redraw();
    }, "apart");
    const tables = (different ? SIDES : SIDES.slice(0, 1)).map((side) => {
        const periods = current[side];
        const store = (/** @type {Period[]} */ changed) =>
            put(different ? { [side]: changed } : { white: changed, black: changed });
        return table(different ? say(side) : say("clockface.both"), side, periods, store, redraw);
    });
    const when = select("clockface.switch", ["at-zero", "at-own-zero", "at-move-count"], (one) => say(`clockface.switch.${one}`),
        current.periodSwitch, (value) => put({ periodSwitch: value }), "switch");
    const zero = select("clockface.zero", ["freeze", "run-on", "count-on"], (one) => say(`clockface.zero.${one}`),
        current.atLastZero, (value) => put({ atLastZero: value }), "zero");
    const repeats = checkbox("clockface.repeats", current.repeats, (on) => put({ repeats: on }), "repeats");
    return [apart, ...tables, make("div", { class: "row" }, when, zero), repeats];
}

/**
 * @param {string} legend
 * @param {Colour} side
 * @param {readonly Period[]} periods
 * @param {(periods: Period[]) => void} store
 * @param {() => void} redraw
 */
function table(legend, side, periods, store, redraw) {
    const rows = [...periods];
    const lines = rows.map((_, index) => line(rows, index, `${side}-${index + 1}`, () => store([...rows]), redraw));
    const more = make("button", { type: "button", "data-testid": `more-${side}` }, say("clockface.more"));
    more.disabled = rows.length >= MOST_PERIODS;
    more.addEventListener("click", () => {
        const last = /** @type {Period} */ (rows.at(-1));
        rows[rows.length - 1] = { ...last, moves: last.moves || 40 };
        store([...rows, { ...last, moves: 0, base: 1800 * SECOND }]);
        redraw();
    });
    const less = make("button", { type: "button", "data-testid": `less-${side}` }, say("clockface.less"));
    less.disabled = rows.length === 1;
    less.addEventListener("click", () => {
        const left = rows.slice(0, -1);
        const last = /** @type {Period} */ (left.at(-1));
        left[left.length - 1] = { ...last, moves: 0 };
        store(left);
        redraw();
    });
    return make("fieldset", {}, make("legend", {}, legend), ...lines, make("div", { class: "row" }, more, less));
}

/**
 * @param {Period[]} rows changed in place
 * @param {number} index
 * @param {string} id
 * @param {() => void} store
 * @param {() => void} redraw
 */
function line(rows, index, id, store, redraw) {
    const now = () => /** @type {Period} */ (rows[index]);
    const put = (/** @type {Partial<Period>} */ parts) => {
        rows[index] = { ...now(), ...parts };
        store();
    };
    const last = index === rows.length - 1;
    const moves = number("clockface.moves", now().moves, (value) => put({ moves: value }), `moves-${id}`);
    moves.classList.toggle("idle", last);
    const time = field("clockface.time", figures(now().base), (text) => put({ base: readFigures(text) ?? NaN }), `time-${id}`);
    const method = select("clockface.method", /** @type {Method[]} */ (Object.keys(METHODS)), (one) => say(`clockface.method.${one}`),
        now().method, (value) => {
            const more = HAS_COUNT.includes(value) ? now().count || 5 : now().bonus / SECOND || 30;
            put({ ...span(0, value, more), base: now().base, moves: now().moves });
            redraw();
        }, `method-${id}`);
    const parts = [...(last && now().moves === 0 ? [] : [moves]), time, method];
    if (HAS_BONUS.includes(now().method)) {
        parts.push(number("clockface.bonus", now().bonus / SECOND, (value) => put({ bonus: value * SECOND }), `bonus-${id}`));
    }
    if (HAS_COUNT.includes(now().method)) {
        const label = now().method === "overtime" ? "clockface.moves" : "clockface.count";
        parts.push(number(label, now().count, (value) => put({ count: value }), `count-${id}`));
    }
    return make("div", { class: "period", role: "group", "aria-label": say("clock.period", { n: index + 1 }) },
        make("b", { "aria-hidden": "true" }, String(index + 1)), ...parts);
}

/** @typedef {Parameters<typeof say>[0]} Key */

/** @param {Key} label @param {string} value @param {(text: string) => void} change @param {string} testid */
function field(label, value, change, testid) {
    const input = make("input", { value, "data-testid": testid, autocomplete: "off", inputmode: "text" });
    input.addEventListener("input", () => change(input.value));
    return make("label", {}, make("span", {}, say(label)), input);
}

/** @param {Key} label @param {number} value @param {(value: number) => void} change @param {string} testid */
function number(label, value, change, testid) {
    const input = make("input", { type: "number", min: "0", max: "9999", value: String(value), "data-testid": testid });
    input.addEventListener("input", () => change(input.value === "" ? NaN : Number(input.value)));
    return make("label", { class: "short" }, make("span", {}, say(label)), input);
}

/**
 * @template {string} Value
 * @param {Key} label
 * @param {readonly Value[]} values
 * @param {(value: Value) => string} words
 * @param {Value} chosen
 * @param {(value: Value) => void} change
 * @param {string} testid
 */
function select(label, values, words, chosen, change, testid) {
    const list = make("select", { "data-testid": testid });
    for (const value of values) {
        const option = make("option", { value }, words(value));
        option.selected = value === chosen;
        list.append(option);
    }
    list.addEventListener("change", () => change(/** @type {Value} */ (list.value)));
    return make("label", {}, make("span", {}, say(label)), list);
}

/** @param {Key} label @param {boolean} on @param {(on: boolean) => void} change @param {string} testid */
function checkbox(label, on, change, testid) {
    const box = make("input", { type: "checkbox", "data-testid": testid });
    box.checked = on;
    box.addEventListener("change", () => change(box.checked));
    return make("label", { class: "tick" }, box, make("span", {}, say(label)));
}

/** @param {Choices} choices */
function choiceFields(choices) {
    const tick = (/** @type {"tenths" | "hours" | "moves" | "warnings" | "clicks"} */ name) =>
        checkbox(`clockface.choice.${name}`, choices[name], (on) => {
            choices[name] = on;
            keepChoices(choices);
        }, `choice-${name}`);
    const stance = select("clockface.stance", /** @type {Choices["stance"][]} */ (["lying", "standing"]), (one) => say(`clockface.stance.${one}`),
        choices.stance, (value) => {
            choices.stance = value;
            keepChoices(choices);
        }, "stance");
    return [stance, tick("tenths"), tick("hours"), tick("moves"), tick("warnings"), tick("clicks")];
}
