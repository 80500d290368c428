// The six pieces, drawn for Jadoube after the Staunton pattern. Except for the knight each is a turned body, so only the
// right half of its outline is written down: distances from the axis, on a field of 100 by 100 with the ground at 93.

/** @import { PieceLetter } from "../types.js" */

/**
 * A stretch of outline: a straight line to a point, or a Bezier curve over two handles to a point.
 * @typedef {[number, number] | [number, number, number, number, number, number]} Stretch
 */

/**
 * @typedef {object} Drawing
 * @property {string[]} bodies closed outlines, filled
 * @property {string[]} lines open strokes over them
 * @property {string[]} dots closed outlines filled with the ink of the strokes
 */

const SVG = "http://www.w3.org/2000/svg";
const AXIS = 50;

/** @type {Stretch[]} */
const FOOT = [
    [25, 80.5, 26.5, 81.5, 26.5, 83.5],
    [26.5, 85, 26, 86, 25, 86.5],
    [28, 87, 30.5, 88.5, 30.5, 93],
    [0, 93],
];

/**
 * Turns half an outline into a closed path.
 * @param {number} top where the outline leaves the axis
 * @param {Stretch[]} half
 */
function turned(top, half) {
    let path = `M${AXIS} ${top}`;
    /** @type {[number, number]} */
    let here = [0, top];
    /** @type {string[]} */
    const back = [];
    for (const stretch of half) {
        const [x, y] = /** @type {[number, number]} */ (stretch.slice(-2));
        if (stretch.length === 2) {
            path += `L${AXIS + x} ${y}`;
            back.unshift(`L${AXIS - here[0]} ${here[1]}`);
        } else {
            const [ax, ay, bx, by] = stretch;
            path += `C${AXIS + ax} ${ay} ${AXIS + bx} ${by} ${AXIS + x} ${y}`;
            back.unshift(`C${AXIS - bx} ${by} ${AXIS - ax} ${ay} ${AXIS - here[0]} ${here[1]}`);
        }
        here = [x, y];
    }
    return `${path}${back.join("")}Z`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function ball(x, y, radius) {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/**
 * A ring seen from the front, a line across the body that bends a little.
 * @param {number} half
 * @param {number} y
 */
function ring(half, y) {
    return `M${AXIS - half} ${y}Q${AXIS} ${y + 3} ${AXIS + half} ${y}`;
}

/** @type {Record<PieceLetter, Drawing>} */
const DRAWINGS = {
    p: {
        bodies: [
            turned(47, [
                [13, 47.5],
                [15.5, 48.5, 15.5, 51.5, 13, 52.5],
                [8, 53.5],
                [8.5, 64, 14, 73, 20, 77.5],
                [21.5, 78.6, 22.5, 79.5, 23, 80.5],
                ...FOOT,
            ]),
            ball(50, 35.5, 13),
        ],
        lines: [ring(8.2, 53.5), ring(22, 80), ring(25, 86.3)],
        dots: [],
    },
    r: {
        bodies: [
            turned(24, [
                [5.5, 24],
                [5.5, 30.5],
                [11.5, 30.5],
                [11.5, 24],
                [22, 24],
                [22, 36],
                [21.5, 40, 18, 41.5, 15.5, 43],
                [15, 54, 17, 66, 20.5, 75],
                [21.2, 77, 22.5, 79, 23, 80.5],
                ...FOOT,
            ]),
        ],
        lines: [ring(21.5, 36.5), ring(15.5, 43.5), ring(22, 80), ring(25, 86.3)],
        dots: [],
    },
    n: {
        bodies: [
            "M32 80.5C31.5 71 36.5 65 44 58.5C47 55.8 48.6 52.6 48.6 49.4C44.6 52.6 40.4 53.4 37.2 54.6"
                + "C33.6 56 32.4 60.4 28.8 62.2C24.6 64.2 18.6 60.4 18.4 55.4C18.2 51 23.6 45.6 26 39.6"
                + "C27.6 35.4 28.6 31.4 33.6 26.6C34.2 26 34.4 25.2 34.2 24.2L32.6 12.4C37.4 13.8 41.6 16.4 44.2 20"
                + "C46 17.4 47.6 15.2 49.4 13.6C51.4 16 52.6 18.4 53.2 21.2C69 26.2 78.4 40.4 77.4 60.6"
                + "C77 69 74.4 75.4 73 80.5Z",
            turned(80.5, [[23, 80.5], ...FOOT]),
        ],
        lines: [ring(22, 80.2), ring(25, 86.3), "M53.2 21.2C62.6 29.4 68.6 41 68 57.4", "M24.6 55.6C25.4 54.4 26.6 53.8 28 54"],
        dots: ["M34.2 36.4C36 33.6 39.4 32.8 42 34.2C40.4 37.2 37 38.4 34.2 36.4Z"],
    },
    b: {
        bodies: [
            turned(21, [
                [8, 27, 16.5, 35, 16.5, 45],
                [16.5, 50, 13, 54, 10, 56.5],
                [15, 57],
                [17.5, 58, 17.5, 61, 15, 62],
                [10, 63],
                [11, 70, 15, 75, 20, 78],
                [21.5, 79, 22.5, 79.7, 23, 80.5],
                ...FOOT,
            ]),
            ball(50, 16, 5.5),
        ],
        lines: ["M50.5 46L60.5 33.5", ring(12, 56.8), ring(11, 62.5), ring(22, 80), ring(25, 86.3)],
        dots: [],
    },
    q: {
        bodies: [
            turned(27, [
                [5, 33],
                [11.5, 23.5],
                [14.5, 32.5],
                [24.5, 25.5],
                [18, 36, 13.5, 46, 12, 55],
                [16.5, 55.5],
                [19, 56.7, 19, 60, 16.5, 61],
                [11.5, 62],
                [12, 69.5, 16, 75, 20.5, 78],
                [22, 79, 22.7, 79.7, 23, 80.5],
                ...FOOT,
            ]),
            ball(50, 19.5, 5.4),
            ball(62.5, 20.5, 3.6),
            ball(37.5, 20.5, 3.6),
            ball(76, 23.5, 3.6),
            ball(24, 23.5, 3.6),
        ],
        lines: [ring(13, 48.5), ring(12.5, 55.3), ring(12, 61.5), ring(22, 80), ring(25, 86.3)],
        dots: [],
    },
    k: {
        bodies: [
            "M46.4 27V19.5H39.6V12.6H46.4V5.6H53.6V12.6H60.4V19.5H53.6V27Z",
            turned(25.5, [
                [9, 25.5, 17, 28, 21.5, 32.5],
                [18, 40, 14, 47, 12.5, 55],
                [17, 55.5],
                [19.5, 56.7, 19.5, 60, 17, 61],
                [12, 62],
                [12.5, 69.5, 16.5, 75, 21, 78],
                [22.3, 79, 22.8, 79.7, 23, 80.5],
                ...FOOT,
            ]),
        ],
        lines: ["M29.5 33.5Q50 39.5 70.5 33.5", ring(13, 55.3), ring(12.5, 61.5), ring(22, 80), ring(25, 86.3)],
        dots: [],
    },
};

/**
 * A fresh drawing of a piece. It says nothing to a screen reader: the square does.
 * @param {string} piece its FEN letter
 * @returns {SVGSVGElement}
 */
export function drawPiece(piece) {
    const letter = /** @type {PieceLetter} */ (piece.toLowerCase());
    const drawing = DRAWINGS[letter];
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 100 100");
    svg.setAttribute("class", `piece ${piece === letter ? "black" : "white"}`);
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("focusable", "false");
    const strokes = /** @type {const} */ ([
        [drawing.bodies, "body"],
        [drawing.lines, "line"],
        [drawing.dots, "dot"],
    ]);
    for (const [paths, name] of strokes) {
        for (const d of paths) {
            const path = document.createElementNS(SVG, "path");
            path.setAttribute("d", d);
            path.setAttribute("class", name);
            svg.append(path);
        }
    }
    return svg;
}
