// The figures of a clock display in seven bars each, drawn here. They are ornament: the display's text is beside them.

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 100;
const DIGIT = 62;
const SIGN = 24;
const FULL = 5 * DIGIT + 2 * SIGN;

/** The bars a to g of one figure: across the top, down the right, across the bottom, up the left, through the middle. */
const BARS = [
    "M12 6H48L41 15H19Z",
    "M51 8.5V47L46.5 49.5L42 45V17.5Z",
    "M51 91.5V53L46.5 50.5L42 55V82.5Z",
    "M12 94H48L41 85H19Z",
    "M9 91.5V53L13.5 50.5L18 55V82.5Z",
    "M9 8.5V47L13.5 49.5L18 45V17.5Z",
    "M14.5 50L19 45.5H41L45.5 50L41 54.5H19Z",
];
/** Which bars make which figure, in the order a to g. */
const FIGURES = ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"];

export class Digits {
    svg = document.createElementNS(SVG, "svg");
    #text = "";
    #form = "";
    /** @type {SVGPathElement[][]} */
    #figures = [];
    #least;

    /** @param {number} [least] how wide the drawing is at least, so that figures keep their size when there are fewer */
    constructor(least = FULL) {
        this.#least = least;
        this.svg.setAttribute("class", "digits");
        this.svg.setAttribute("aria-hidden", "true");
        this.svg.setAttribute("preserveAspectRatio", "xMaxYMid meet");
    }

    /**
     * Shows a text of figures, colons and points.
     * @param {string} text
     */
    show(text) {
        if (text === this.#text) {
            return;
        }
        this.#text = text;
        const form = text.replace(/\d/g, "0");
        if (form !== this.#form) {
            this.#form = form;
            this.#lay(form);
        }
        text.replace(/\D/g, "")
            .split("")
            .forEach((figure, index) => {
                const lit = FIGURES[Number(figure)] ?? "";
                this.#figures[index]?.forEach((bar, place) => {
                    bar.setAttribute("class", lit.includes("abcdefg"[place] ?? "") ? "lit" : "dark");
                });
            });
    }

    /** @param {string} form */
    #lay(form) {
        this.svg.replaceChildren();
        this.#figures = [];
        const width = [...form].reduce((sum, sign) => sum + (sign === "0" ? DIGIT : SIGN), 0);
        const wide = Math.max(width, this.#least);
        this.svg.setAttribute("viewBox", `0 0 ${wide} ${HEIGHT}`);
        let x = wide - width;
        for (const sign of form) {
            const group = document.createElementNS(SVG, "g");
            group.setAttribute("transform", `translate(${x + 4} 0) skewX(-5)`);
            this.svg.append(group);
            if (sign === "0") {
                this.#figures.push(BARS.map((bar) => drawn(group, bar)));
                x += DIGIT;
            } else {
                const dots = sign === ":" ? ["M8 26H18V37H8Z", "M8 63H18V74H8Z"] : ["M7 84H18V95H7Z"];
                dots.forEach((dot) => drawn(group, dot).setAttribute("class", "lit"));
                x += SIGN;
            }
        }
    }
}

/**
 * @param {SVGGElement} group
 * @param {string} d
 */
function drawn(group, d) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    group.append(path);
    return path;
}
