// The chess clock alone: a phone or tablet beside a real board.

import { SECOND, parts } from "../clock/figures.js";
import { ask, furnish, letGo, make, tell, the, written } from "../page.js";
import { say, sayTime, whenChosen } from "../words/words.js";
import { keepAwake, letSleep } from "./awake.js";
import { askCorrection } from "./correction.js";
import { at, correct, opponent, press, set, start, stop } from "./device.js";
import { Half } from "./half.js";
import { choices as keptChoices, forgetGame, game as keptGame, keepChoices, keepGame } from "./kept.js";
import { icon } from "./icons.js";
import { pendulum } from "./pendulum.js";
import { PRESETS } from "./presets.js";
import { SOUNDS, due, wakeSound } from "./sound.js";
import { setup } from "./setup.js";

/** @import { Colour } from "../types.js" */
/** @import { Works } from "./device.js" */
/** @import { Game } from "./kept.js" */
/** @import { Control } from "./setting.js" */

const HELD = 2000;
const SIDES = /** @type {readonly Colour[]} */ (["white", "black"]);

const choices = keptChoices();
/** @type {Game | undefined} */
let game = keptGame();
const time = pendulum(game?.works.reckoned ?? 0);
/** @type {Works | undefined} what was shown last, for sounds and announcements */
let shown;
let showsMoves = choices.moves;
let correcting = false;

const halves = { white: new Half("white"), black: new Half("black") };
const buttons = {
    go: bar("go", () => pauseOrGo()),
    moves: bar("moves", () => showMoves()),
    turn: bar("turn", () => turnSides()),
    sound: bar("sound", () => toggleSound()),
    full: bar("full", () => toggleFull()),
    leave: bar("leave", () => void leave()),
};

const middle = make("div", { id: "middle", role: "group" }, ...Object.values(buttons));

/** @param {"go" | "moves" | "turn" | "sound" | "full" | "leave"} name @param {() => void} act */
function bar(name, act) {
    const button = make("button", { type: "button", class: "bar-button", "data-testid": name });
    button.append(icon(name));
    button.addEventListener("click", (click) => {
        if (!button.classList.contains("held")) {
            act();
        }
        letGo(click);
    });
    return button;
}

/** @returns {Game} */
function playing() {
    if (!game) {
        throw new Error("no clock is set");
    }
    return game;
}

/**
 * Changes the works and keeps them, so that nothing is lost when the page goes.
 * @param {Works} works
 * @param {string} [what] for the arbiter's story
 * @param {Colour} [side]
 */
function become(works, what, side) {
    const of = playing();
    const entry = what
        ? [{ at: works.reckoned ?? time.now(), what, white: works.white.remaining, black: works.black.remaining, ...(side ? { side } : {}) }]
        : [];
    game = { ...of, works, log: [...of.log, ...entry] };
    keepGame(game);
    show();
}

/** @param {Control} control */
function begin(control) {
    game = { works: set(control), log: [], first: "white", begun: false };
    shown = undefined;
    keepGame(game);
    open();
}

function open() {
    the("#setting").hidden = true;
    the("#clock").hidden = false;
    document.body.classList.add("playing");
    document.body.dataset["stance"] = choices.stance;
    showsMoves = choices.moves;
    lay();
    void keepAwake().then((kept) => {
        if (!kept && !game?.begun) {
            tell(say("clockface.sleeps"));
        }
    });
}

function lay() {
    const { first } = playing();
    the("#clock").replaceChildren(halves[opponent(first)].element, middle, halves[first].element);
    show();
}

async function leave() {
    const sure = !game?.begun || await ask({
        ask: say("clockface.leave.ask"), is: say("clockface.leave.is"), yes: say("clockface.leave.yes"), testid: "leave-yes", grave: true,
    });
    if (!sure) {
        return;
    }
    game = undefined;
    forgetGame();
    letSleep();
    if (document.fullscreenElement) {
        void document.exitFullscreen();
    }
    document.body.classList.remove("playing");
    the("#clock").hidden = true;
    the("#setting").hidden = false;
    the("#set").focus();
}

/**
 * A side's half is touched, or its key pressed.
 * @param {Colour} side
 * @param {number} moment
 */
function touch(side, moment) {
    const of = playing();
    if (correcting) {
        return;
    }
    wakeSound();
    if (!of.begun) {
        startBy(side, moment);
        return;
    }
    if (of.works.running !== side) {
        return;
    }
    const pressed = press(of.works, side, atLeast(of.works, moment));
    if (pressed.running !== side && choices.clicks) {
        SOUNDS.click();
    }
    become(pressed);
}

/**
 * The first press is the one of Black, and it starts White's clock. Where both have the same time, whoever presses first is
 * Black: his half becomes Black's.
 * @param {Colour} side
 * @param {number} moment
 */
function startBy(side, moment) {
    const { works } = playing();
    if (side === "white") {
        if (JSON.stringify(works.control.white) !== JSON.stringify(works.control.black)) {
            tell(say("clockface.start.black"));
            return;
        }
        turnSides();
    }
    go("white", moment);
}

/** @param {Colour} side @param {number} moment */
function go(side, moment) {
    const { works, begun } = playing();
    game = { ...playing(), begun: true };
    become(start(works, side, atLeast(works, moment)), begun ? "go" : "start", side);
    spoken(say("clockface.said.runs", { side: say(side) }));
}

/** @param {Works} works @param {number} moment */
function atLeast(works, moment) {
    return Math.max(moment, works.reckoned ?? 0);
}

function pauseOrGo() {
    wakeSound();
    const { works, begun } = playing();
    const moment = atLeast(works, time.now());
    if (!begun || !works.running) {
        go(works.turn, moment);
    } else {
        become(stop(works, moment), "stop");
        spoken(say("clockface.said.stopped"));
    }
}

function showMoves() {
    showsMoves = !showsMoves;
    show();
}

/** White's and Black's displays change places. */
function turnSides() {
    game = { ...playing(), first: opponent(playing().first) };
    keepGame(game);
    lay();
}

function toggleSound() {
    choices.warnings = !choices.warnings;
    keepChoices(choices);
    wakeSound();
    show();
}

function toggleFull() {
    const turned = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    turned.catch(() => tell(say("clockface.full.no")));
}

/** Opens the arbiter's correction; the clock stands meanwhile. */
async function arbiter() {
    if (!game || correcting) {
        return;
    }
    correcting = true;
    const before = stop(game.works, atLeast(game.works, time.now()));
    if (game.works.running) {
        become(before, "stop");
    }
    const asked = await askCorrection(before, playing().log);
    correcting = false;
    if (asked && game) {
        const set = correct({ ...before, turn: asked.turn }, asked, atLeast(game.works, time.now()));
        game = { ...game, begun: true };
        become(set, "correct");
        spoken(say("clockface.said.corrected"));
    }
    buttons.go.focus();
}

/** Shows the clock as it stands now, and lets be heard what is due. */
function show() {
    if (!game) {
        return;
    }
    const works = at(game.works, atLeast(game.works, time.now()));
    const running = works.running !== null && !works.frozen;
    for (const side of SIDES) {
        halves[side].show({ works, moves: showsMoves, begun: game.begun, choices });
    }
    the("#clock").dataset["running"] = works.running && !works.frozen ? works.running : "";
    the("#hint").hidden = game.begun;
    label("go", works.running ? say("clockface.pause") : say(game.begun ? "clockface.go" : "clockface.start"));
    buttons.go.replaceChildren(icon(works.running ? "pause" : "go"));
    middle.setAttribute("aria-label", say("clockface.middle"));
    label("moves", say("clockface.show"), showsMoves);
    label("turn", say("clockface.turn"));
    label("sound", say("clockface.sound"), choices.warnings);
    label("full", say("clockface.full"));
    label("leave", say("clockface.leave"));
    for (const name of /** @type {const} */ (["turn", "leave", "full", "sound"])) {
        buttons[name].disabled = running;
    }
    hear(works);
    shown = works;
}

/** @param {keyof typeof buttons} name @param {string} words @param {boolean} [on] */
function label(name, words, on) {
    buttons[name].setAttribute("aria-label", words);
    buttons[name].title = words;
    if (on !== undefined) {
        buttons[name].setAttribute("aria-pressed", String(on));
    }
}

/** @param {Works} works */
function hear(works) {
    const before = shown;
    if (!before) {
        return;
    }
    if (works.firstFlag && before.firstFlag !== works.firstFlag) {
        spoken(say("clockface.said.flag", { side: say(works.firstFlag) }));
    }
    const side = before.running;
    if (!side) {
        return;
    }
    const gong = works.control[side].at(-1)?.method === "gong";
    if (gong && works.running !== side) {
        SOUNDS.gong();
    }
    const [was, is] = [before[side], works[side]];
    const same = was.presses === is.presses && was.period === is.period && was.stint === is.stint;
    const sound = choices.warnings && same ? due(was.remaining, is.remaining) : undefined;
    if (sound) {
        SOUNDS[sound]();
    } else if (choices.warnings && !same && was.presses === is.presses) {
        SOUNDS.zero();
    }
}

/** @param {string} text */
function spoken(text) {
    the("#spoken").textContent = text;
}

/** Both times in words, for somebody who asks. */
function sayTimes() {
    const { works } = playing();
    const now = at(works, atLeast(works, time.now()));
    spoken(SIDES.map((side) => `${say(side)}: ${sayTime(parts(Math.abs(now[side].remaining)))}`).join(". "));
}

/** @param {Half} half */
function listen(half) {
    half.face.addEventListener("pointerdown", (event) => {
        if (event.button === 0) {
            touch(half.side, time.of(event.timeStamp));
        }
    });
    half.face.addEventListener("click", (event) => {
        if (event.detail === 0) {
            touch(half.side, time.of(event.timeStamp));
        }
    });
    half.face.addEventListener("keyup", (event) => {
        if (event.key === " ") {
            event.preventDefault();
        }
    });
    half.face.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** Holding the pause button, or its key, for two seconds opens the arbiter's correction. */
function listenForArbiter() {
    let timer = 0;
    const down = () => {
        clearTimeout(timer);
        buttons.go.classList.remove("held");
        timer = setTimeout(() => {
            buttons.go.classList.add("held");
            void arbiter();
        }, HELD);
    };
    const up = () => clearTimeout(timer);
    buttons.go.addEventListener("pointerdown", down);
    ["pointerup", "pointercancel", "pointerleave"].forEach((name) => buttons.go.addEventListener(name, up));
    buttons.go.addEventListener("contextmenu", (event) => event.preventDefault());
    let holding = "";
    document.addEventListener("keydown", (event) => {
        const mine = event.key.toLowerCase() === "p" || ((event.key === "Enter" || event.key === " ") && event.target === buttons.go);
        if (!game || correcting || !mine || hasModifier(event)) {
            return;
        }
        event.preventDefault();
        if (!event.repeat) {
            holding = event.key;
            down();
        }
    });
    document.addEventListener("keyup", (event) => {
        if (holding !== "" && event.key === holding) {
            holding = "";
            up();
            if (game && !correcting && !buttons.go.classList.contains("held")) {
                pauseOrGo();
            }
            event.preventDefault();
        }
    });
}

/** @param {KeyboardEvent} event */
function hasModifier(event) {
    return event.ctrlKey || event.altKey || event.metaKey;
}

/**
 * Keys: space for whoever's clock runs, the left and right Shift or arrow for the half there; the letters name what they do.
 * @param {KeyboardEvent} event
 */
function key(event) {
    if (!game || correcting || event.repeat || hasModifier(event) || document.querySelector("dialog[open]")) {
        return;
    }
    const { works, first, begun } = game;
    const onButton = event.target instanceof HTMLButtonElement && !event.target.classList.contains("face");
    const moment = time.of(event.timeStamp);
    const left = opponent(first);
    if (event.key === " " && !onButton) {
        event.preventDefault();
        touch(begun ? works.running ?? works.turn : "black", moment);
    } else if (event.code === "ShiftLeft" || event.key === "ArrowLeft") {
        touch(left, moment);
    } else if (event.code === "ShiftRight" || event.key === "ArrowRight") {
        touch(first, moment);
    } else {
        const act = { m: buttons.moves, s: buttons.sound, f: buttons.full, x: buttons.turn }[event.key.toLowerCase()];
        if (act) {
            act.click();
        } else if (event.key.toLowerCase() === "t") {
            sayTimes();
        }
    }
}

/** Serves the page from the browser itself when there is no network. */
function keepOffline() {
    if ("serviceWorker" in navigator) {
        navigator.serviceWorker.register("/clock-worker.js", { scope: "/clock" })
            .then(() => navigator.serviceWorker.ready)
            .then(() => (document.documentElement.dataset["offline"] = "ready"))
            .catch(() => undefined);
    } else {
        the("#insecure").hidden = false;
    }
}

function repeat() {
    show();
    const works = game?.works;
    const short = works?.running && choices.tenths && works.white.remaining + works.black.remaining < 3600 * SECOND;
    setTimeout(repeat, short ? 50 : 100);
}

await furnish();
written(() => (document.title = say("clockface.title")));
SIDES.forEach((side) => listen(halves[side]));
listenForArbiter();
document.addEventListener("keydown", key);
whenChosen(show);
const usual = PRESETS.bonus[3];
if (usual) {
    setup({ choices, control: usual, set: begin });
}
if (game) {
    open();
}
keepOffline();
repeat();
