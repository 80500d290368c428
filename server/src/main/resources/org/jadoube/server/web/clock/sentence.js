// A time control in words.

/** @import { Period } from "./control.js" */
import { say, sayIfKnown, sayTime } from "../words/words.js";
import { units } from "./control.js";

/**
 * The whole control as a sentence or two.
 * @param {readonly Period[]} periods
 * @param {string} bonus the kind of extra time
 */
export function inWords(periods, bonus) {
    const told = periods
        .map((period, index) => {
            const time = sayTime(units(period.seconds));
            if (period.moves > 0) {
                return say("control.moves", { moves: period.moves, time });
            }
            return say(index === 0 ? "control.all" : "control.rest", { time });
        })
        .reduce((first, second) => say("control.then", { first, second }));
    const extra = periods.find((period) => period.bonus > 0);
    const sentence = `${told[0]?.toUpperCase()}${told.slice(1)}.`;
    if (!extra) {
        return sentence;
    }
    const time = sayTime(units(extra.bonus));
    return `${sentence} ${sayIfKnown(`control.bonus.${bonus}`, { time }) ?? ""}`;
}
