// QR codes, drawn by the hall. The links go to it in the body of a request, never in an address.

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4;

/** @typedef {{ size: number, path: string }} Code */

/** @type {Map<string, Code>} */
const drawn = new Map();

/**
 * The codes of some texts, in their order.
 * @param {string[]} texts
 * @returns {Promise<Code[]>}
 */
export async function codesOf(texts) {
    const missing = [...new Set(texts.filter((text) => !drawn.has(text)))];
    if (missing.length > 0) {
        const answer = await fetch("/api/qr", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ texts: missing }),
        });
        if (!answer.ok) {
            throw new Error(`the hall answers ${answer.status}`);
        }
        /** @type {{ codes: Code[] }} */
        const { codes } = await answer.json();
        codes.forEach((code, index) => drawn.set(missing[index] ?? "", code));
    }
    return texts.map((text) => drawn.get(text) ?? { size: 1, path: "" });
}

/**
 * @param {Code} code
 * @param {string} label what it leads to
 */
export function drawCode(code, label) {
    const svg = document.createElementNS(SVG, "svg");
    const side = code.size + 2 * QUIET;
    svg.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${side} ${side}`);
    svg.setAttribute("class", "code");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
    svg.setAttribute("shape-rendering", "crispEdges");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", code.path);
    svg.append(path);
    return svg;
}
