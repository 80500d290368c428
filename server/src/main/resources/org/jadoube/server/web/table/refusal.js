// Tells whoever did something that the hall has not taken it, and why.

/** @import { Problem, Refused } from "../types.js" */
import { tell } from "../page.js";
import { say, sayIfKnown } from "../words/words.js";

/** @param {Pick<Refused, "because" | "article">} refusal */
export function tellRefusal(refusal) {
    const why = sayIfKnown(`refusal.${refusal.because}`) ?? say("refused.unknown", { code: refusal.because });
    tell(refusal.article ? say("refused.because", { why, article: refusal.article }) : why);
}

/** @param {Problem} problem */
export function tellProblem(problem) {
    if (problem.where !== "token") {
        tell(say("problem.act", { found: problem.found, remedy: problem.remedy }));
    }
}
