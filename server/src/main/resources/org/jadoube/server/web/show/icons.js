// The signs on the buttons that play a game through.

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<"first" | "previous" | "play" | "pause" | "next" | "last", string>} */
const PATHS = {
    first: "M4 4H7V20H4ZM20 4V20L8 12Z",
    previous: "M18 4V20L6 12Z",
    play: "M7 4L20 12L7 20Z",
    pause: "M6 4H10V20H6ZM14 4H18V20H14Z",
    next: "M6 4L18 12L6 20Z",
    last: "M4 4L16 12L4 20ZM17 4H20V20H17Z",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", `icon ${name === "play" || name === "pause" ? "main" : ""}`);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", PATHS[name]);
    svg.append(path);
    return svg;
}
