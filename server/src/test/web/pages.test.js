import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const PAGES = readdirSync("web").filter((file) => file.endsWith(".html"));

/** @param {string} path @param {string} text @returns {string[]} the files that a file names, as paths from the root */
function named(path, text) {
    const form = path.endsWith(".js")
        ? /^(?:import|export) (?:[^;"]* from )?"(\.[^"]+)";$|(?<!typeof )\bimport\("([^"]+)"\)/gm
        : /(?:src=|href=|"src": )"(\/[\w./-]+\.\w+)"/g;
    const found = [...text.matchAll(form)];
    return found.map((one) => one[1] ?? one[2] ?? "").map((name) => (name.startsWith("/") ? name : join(dirname(path), name)));
}

/** @param {string} page @returns {Set<string>} the page with all that it may ever bring, the arbiter's desk and the words of all languages included */
function brought(page) {
    const all = new Set([`/${page}`]);
    for (const path of all) {
        if (/\.(html|js|webmanifest)$/.test(path)) {
            named(path, readFileSync(join("web", path), "utf8")).forEach((other) => all.add(other));
        }
    }
    return all;
}

// PageWeightTest weighs the same as the hall sends it.
test("each page is light, with all that it brings", () => {
    assert.ok(PAGES.length >= 3, String(PAGES));
    for (const page of PAGES) {
        const files = [...brought(page), "/words/es.js"];
        assert.ok(files.length > 5, `${page}: ${files}`);
        const bytes = files.map((file) => readFileSync(join("web", file)));
        const packed = bytes.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
        assert.ok(packed < 200_000, `${page}: ${packed} bytes packed`);
        const whole = bytes.reduce((sum, file) => sum + file.length, 0);
        assert.ok(whole < 500_000, `${page}: ${whole} bytes to be read`);
    }
});

test("a browser keeps exactly the files of the chess clock", () => {
    const listed = readFileSync("web/clock-files.txt", "utf8").trim().split("\n");
    const words = ["/words/list.json", "/words/en.js", "/words/es.js"];
    const needed = [...brought("clock.html"), ...words].map((path) => (path === "/clock.html" ? "/clock" : path));
    assert.deepEqual([...listed].sort(), needed.sort());
});
