// What the spectators' pages share.

/** @import { Connection } from "../wire/line.js" */
/** @import { Key } from "../words/words.js" */
import { letGo, make, the } from "../page.js";
import { say } from "../words/words.js";

/** @param {Connection} state */
export function tellConnection(state) {
    const place = the("#connection");
    place.textContent = state === "lost" ? say("show.lost") : "";
    place.dataset["state"] = state;
    if (state === "refused") {
        the("#noseat").hidden = false;
        the("#shown").hidden = true;
    }
}

export async function fullScreen() {
    try {
        if (document.fullscreenElement) {
            await document.exitFullscreen();
        } else {
            await document.documentElement.requestFullscreen();
        }
    } catch {
        // The browser does not let a page fill the screen here; its own key for it may do.
    }
}

/**
 * @param {Key} key
 * @param {string} testid
 * @param {() => void} act
 */
export function button(key, testid, act) {
    const made = make("button", { type: "button", "data-say": key, "data-testid": testid });
    made.addEventListener("click", (click) => {
        letGo(click);
        act();
    });
    return made;
}
