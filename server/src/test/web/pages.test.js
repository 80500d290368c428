import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const PAGES = readdirSync("web").filter((file) => file.endsWith(".html"));

/** @param {string} path @param {string} text @returns {string[]} the files that a file names, as paths from the root */
function named(path, text) {
    const form = path.endsWith(".js")
        ? /^(?:import|export) (?:[^;"]* from )?"(\.[^"]+)";$|\bimport\("([^"]+)"\)/gm
        : /(?:src=|href=|"src": )"(\/[\w./-]+\.\w+)"/g;
    const found = [...text.matchAll(form)];
    return found.map((one) => one[1] ?? one[2] ?? "").map((name) => (name.startsWith("/") ? name : join(dirname(path), name)));
}

/** @param {string} page @param {string} [apart] a file not to follow @returns {Set<string>} the page with all that it brings */
function brought(page, apart = "") {
    const all = new Set([`/${page}`]);
    for (const path of all) {
        if (/\.(html|js|webmanifest)$/.test(path)) {
            named(path, readFileSync(join("web", path), "utf8"))
                .filter((other) => other !== apart)
                .forEach((other) => all.add(other));
        }
    }
    return all;
}

test("each page is light, with all that it brings", () => {
    assert.ok(PAGES.length >= 3, String(PAGES));
    for (const page of PAGES) {
        // Players and spectators do not fetch the arbiter's desk.
        const files = [...brought(page, page === "table.html" ? "/table/desk.js" : "")];
        assert.ok(files.length > 5, `${page}: ${files}`);
        const sizes = new Map(files.map((file) => [file, readFileSync(join("web", file)).length]));
        const bundles = [...sizes].filter(([file]) => /^\/words\/[a-z]{2}\.js$/.test(file)).map(([, size]) => size);
        assert.ok(bundles.length >= 2, String(files));
        // A reader fetches the words of one language.
        const others = bundles.reduce((sum, size) => sum + size, 0) - Math.max(...bundles);
        const weight = [...sizes.values()].reduce((sum, size) => sum + size, 0) - others;
        assert.ok(weight < 300_000, `${page}: ${weight} bytes`);
    }
});

test("a browser keeps exactly the files of the chess clock", () => {
    const listed = readFileSync("web/clock-files.txt", "utf8").trim().split("\n");
    const needed = [...brought("clock.html")].map((path) => (path === "/clock.html" ? "/clock" : path));
    assert.deepEqual([...listed].sort(), needed.sort());
});
