// A time control in words.

/** @import { Period } from "./control.js" */
import { say, sayIfKnown, sayTime } from "../words/words.js";
import { units } from "./control.js";
import { figures } from "./figures.js";

const SECOND = 1_000_000;

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
    const how = sayIfKnown(`control.bonus.${bonus}`, { time }) ?? "";
    const first = periods[0];
    const begins = bonus === "cumulative" && first && first.bonus > 0 ? ` ${say("control.begins", { time: figures((first.seconds + first.bonus) * SECOND) })}` : "";
    return `${sentence} ${how}${begins}`;
}

/**
 * The whole control in a few words, for a button or a line.
 * @param {readonly Period[]} periods
 */
export function inShort(periods) {
    const told = periods
        .map(({ moves, seconds }) => (moves > 0 ? say("control.short.moves", { moves, time: shortly(seconds) }) : shortly(seconds)))
        .reduce((first, second) => say("control.then", { first, second }));
    const extra = periods.find((period) => period.bonus > 0);
    return extra ? say("control.short.bonus", { control: told, time: shortly(extra.bonus) }) : told;
}

/** @param {number} seconds */
function shortly(seconds) {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    return [minutes > 0 ? `${minutes} min` : "", rest > 0 || minutes === 0 ? `${rest} s` : ""].filter(Boolean).join(" ");
}
