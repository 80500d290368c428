// For spectators: `/show#EVENT` has the demonstration boards of an event and the list of them; `/show#EVENT.GAME` one game
// with its moves, and `/show#TOKEN.GAME` the same of a game that is part of no event.

import { furnish, the } from "./page.js";
import { GamePage } from "./show/game.js";
import { Wall } from "./show/wall.js";

await furnish();
addEventListener("hashchange", () => location.reload());
const token = location.hash.slice(1);
the("#noseat").hidden = token !== "";
if (token.includes(".")) {
    new GamePage(token);
} else if (token !== "") {
    new Wall(token);
}
