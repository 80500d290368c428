// The signs on the clock's buttons, drawn here.

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
    go: "M7 4v16l13-8z",
    pause: "M6 4h4.5v16H6zM13.500 4H18v16h-4.500z",
    moves: "M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h10",
    turn: "M7 4v15M3.500 15.500L7 19l3.500-3.500M17 20V5M13.500 8.500L17 5l3.500 3.500",
    sound: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.500 4.500 0 010 6M18 6.500a8 8 0 010 11",
    full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    leave: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", name === "go" || name === "pause" ? "solid" : "lined");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", PATHS[name]);
    svg.append(path);
    return svg;
}
