// The arbiter's correction: times, moves, periods and whose move it is, changed in one step, with a preview before it counts.

import { figures, readFigures, SECOND } from "../clock/figures.js";
import { make } from "../page.js";
import { say } from "../words/words.js";
import { unsuitable } from "./device.js";

/** @import { Colour } from "../types.js" */
/** @import { SideSetting, Works } from "./device.js" */
/** @import { Entry } from "./kept.js" */

/** @typedef {{ white: SideSetting, black: SideSetting, turn: Colour }} Correction */

const SIDES = /** @type {readonly Colour[]} */ (["white", "black"]);
const GIFTS = [-60, -1, 1, 60, 120];

/**
 * Asks the arbiter what to set.
 * @param {Works} works standing, reckoned up to now
 * @param {readonly Entry[]} log
 * @returns {Promise<Correction | undefined>}
 */
export function askCorrection(works, log) {
    const fields = { white: sideFields(works, "white"), black: sideFields(works, "black") };
    const turn = make("select", { "data-testid": "correct-turn" },
        ...SIDES.map((side) => make("option", { value: side }, say(side))));
    turn.value = works.turn;
    const preview = make("p", { class: "preview", "data-testid": "correct-preview", role: "status" });
    const apply = make("button", { value: "yes", class: "chief", "data-testid": "correct-apply" }, say("clockface.correct.apply"));
    const cancel = make("button", { value: "no", "data-testid": "correct-cancel" }, say("act.cancel"));
    const form = make("form", { method: "dialog" },
        make("h2", { id: "correcting" }, say("clockface.correct")),
        make("div", { class: "sides" }, fields.white.element, fields.black.element),
        make("label", {}, make("span", {}, say("clockface.correct.turn")), turn),
        preview,
        make("div", { class: "choice" }, cancel, apply),
        story(works, log));
    const dialog = make("dialog", { class: "asking correcting", "aria-labelledby": "correcting", "data-testid": "correct" }, form);

    /** @returns {Correction} */
    const read = () => ({ white: fields.white.read(), black: fields.black.read(), turn: turn.value === "black" ? "black" : "white" });
    const show = () => {
        const setting = read();
        const wrong = unsuitable(works.control, setting);
        apply.disabled = wrong !== null;
        preview.classList.toggle("fault", wrong !== null);
        preview.textContent = wrong
            ? say(`clockface.correct.fault.${wrong.fault}`, { side: say(wrong.side) })
            : SIDES.map((side) => change(works, side, setting[side])).join(" · ");
        for (const side of SIDES) {
            fields[side].mark(wrong?.side === side ? wrong.fault : "");
        }
    };
    form.addEventListener("input", show);
    form.addEventListener("click", show);
    show();
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(dialog.returnValue === "yes" ? read() : undefined);
        });
    });
}

/** What would change on one side. @param {Works} works @param {Colour} side @param {SideSetting} setting */
function change(works, side, setting) {
    const dial = works[side];
    const was = [figures(Math.max(0, dial.remaining)), dial.presses, dial.period];
    const becomes = [figures(setting.remaining), setting.moves, setting.period];
    const [time, moves, period] = was.map((one, index) => (one === becomes[index] ? `${one}` : `${one} → ${becomes[index]}`));
    return say("clockface.correct.change", { side: say(side), time: time ?? "", moves: moves ?? "", period: period ?? "" });
}

/** @param {Works} works @param {Colour} side */
function sideFields(works, side) {
    const dial = works[side];
    const shown = figures(Math.max(0, dial.remaining));
    const time = make("input", { value: shown, "data-testid": `correct-time-${side}`, autocomplete: "off" });
    const moves = make("input", { type: "number", min: "0", value: String(dial.presses), "data-testid": `correct-moves-${side}` });
    const period = make("input", { type: "number", min: "1", value: String(dial.period), "data-testid": `correct-period-${side}` });
    const gifts = GIFTS.map((seconds) => {
        const sign = seconds < 0 ? "−" : "+";
        const button = make("button", { type: "button", "data-testid": `correct-${side}${seconds}` }, `${sign}${figures(Math.abs(seconds) * SECOND).slice(3)}`);
        button.addEventListener("click", () => {
            const before = readFigures(time.value);
            if (before !== undefined) {
                time.value = figures(Math.max(0, before + seconds * SECOND));
            }
        });
        return button;
    });
    const labelled = (/** @type {"time" | "period" | "moves"} */ name, /** @type {HTMLInputElement} */ input) =>
        make("label", {}, make("span", {}, say(`desk.set.${name}`)), input);
    const element = make("fieldset", {}, make("legend", {}, say(side)), labelled("time", time), make("div", { class: "gifts" }, ...gifts),
        make("div", { class: "row" }, labelled("moves", moves), labelled("period", period)));
    const inputs = { time, period, moves, quota: period };
    return {
        element,
        /** @returns {SideSetting} a time that was not changed is kept to the microsecond */
        read: () => ({
            remaining: time.value === shown ? dial.remaining : readFigures(time.value) ?? NaN,
            period: period.value === "" ? NaN : Number(period.value),
            moves: moves.value === "" ? NaN : Number(moves.value),
            ...(Number(period.value) === dial.period && dial.stint > 0 ? { stint: dial.stint } : {}),
        }),
        /** @param {keyof typeof inputs | ""} fault */
        mark: (fault) => {
            for (const [name, input] of Object.entries(inputs)) {
                if (name !== "quota") {
                    input.toggleAttribute("aria-invalid", fault !== "" && inputs[fault] === input);
                }
            }
        },
    };
}

/** Every zero and every correction, with its time of day. @param {Works} works @param {readonly Entry[]} log */
function story(works, log) {
    const zeros = SIDES.flatMap((side) => works[side].runOuts.map((one) =>
        ({ at: one.at, text: say("clockface.log.zero", { side: say(side), n: one.period }) })));
    const acts = log.map((entry) => ({
        at: entry.at,
        text: `${say(/** @type {Parameters<typeof say>[0]} */ (`clockface.log.${entry.what}`), { side: entry.side ? say(entry.side) : "" })}: `
            + `${figures(Math.max(0, entry.white))} – ${figures(Math.max(0, entry.black))}`,
    }));
    const lines = [...zeros, ...acts].sort((one, other) => other.at - one.at).slice(0, 60);
    const list = make("ol", { class: "story", "data-testid": "correct-story", tabindex: "0", "aria-label": say("clockface.log") },
        ...lines.map((line) => make("li", {}, make("time", {}, new Date(line.at / 1000).toLocaleTimeString()), ` ${line.text}`)));
    return make("details", {}, make("summary", {}, say("clockface.log")), list);
}
