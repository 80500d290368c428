// The organiser's page: makes an event, and keeps the sheet with its links. `/event` has the form and the events that this
// browser knows, `/event#EVENT` the sheet of one. The address holds the event's public name and no secret.

import { keptSheet, keptSheets, isSheet, keep } from "./event/kept.js";
import { EventForm } from "./event/order.js";
import { OrganisersSheet } from "./event/sheet.js";
import { furnish, make, tell, the, written } from "./page.js";
import { language, say, translate } from "./words/words.js";

/** @import { Sheet } from "./event/kept.js" */

await furnish();
addEventListener("hashchange", () => location.reload());
const sheet = keptSheet(location.hash.slice(1));
if (sheet) {
    open(sheet);
} else {
    the("#making").hidden = false;
    new EventForm(/** @type {HTMLFormElement} */ (the("#order")), (made) => {
        keepOrTell(made);
        history.pushState(null, "", `/event#${made.event}`);
        the("#making").hidden = true;
        open(made);
        scrollTo({ top: 0 });
    });
    written(layKept);
    written(() => (document.title = say("event.title")));
}

/** @param {Sheet} made */
function open(made) {
    the("#sheet").hidden = false;
    new OrganisersSheet(made, keepOrTell);
}

/** @param {Sheet} changed */
function keepOrTell(changed) {
    if (!keep(changed)) {
        tell(say("event.keep.failed"));
    }
}

/** The events that this browser knows, and the way to take one from a file. */
function layKept() {
    const place = the("#kept");
    const kept = keptSheets();
    const dates = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
    const list = make("ul", {});
    for (const one of kept) {
        const name = [one.name, one.round && say("event.round.n", { round: one.round })].filter(Boolean).join(", ");
        const about = say("event.kept.about", { boards: one.boards.length, date: dates.format(one.made) });
        list.append(make("li", {}, make("a", { href: `/event#${one.event}` }, name), make("span", { class: "hint" }, about)));
    }
    const file = make("input", { type: "file", id: "file", accept: ".json,application/json", class: "unseen" });
    file.addEventListener("change", () => void taken(file.files?.[0]));
    const label = make("label", { for: "file", class: "button", "data-say": "event.file.open" });
    place.replaceChildren(make("h2", { "data-say": "event.kept" }), ...(kept.length > 0 ? [list] : []), file, label);
    place.classList.toggle("empty", kept.length === 0);
    place.hidden = false;
    translate(place);
}

/** @param {File | undefined} file */
async function taken(file) {
    try {
        const read = JSON.parse((await file?.text()) ?? "");
        if (isSheet(read)) {
            keepOrTell(read);
            location.assign(`/event#${encodeURIComponent(read.event)}`);
            return;
        }
    } catch {
        // Said below: whatever is no JSON is no sheet either.
    }
    tell(say("event.file.wrong"));
}
