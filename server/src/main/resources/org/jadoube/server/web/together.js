// Two players, or one against himself, at one screen: both seats in one page. `/together#WHITE.BLACK` holds their two tokens,
// where no log and no other page sees them.

import { furnish, the } from "./page.js";
import { SharedTable } from "./together/shared.js";

await furnish();
addEventListener("hashchange", () => location.reload());
const [white = "", black = ""] = location.hash.slice(1).split(".");
if (white && black) {
    new SharedTable(white, black);
} else {
    the("#noseat").hidden = false;
}
