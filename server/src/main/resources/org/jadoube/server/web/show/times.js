// What the clocks showed after each move, as the game's PGN says.

/**
 * @param {string} pgn of one game
 * @returns {(string | undefined)[]} a time for each half-move, where there is one
 */
export function clockTimes(pgn) {
    const moves = pgn.replace(/^\[\w+ "[^\n]*"\]\s*$/gm, "");
    /** @type {(string | undefined)[]} */
    const times = [];
    for (const [token] of moves.matchAll(/\{[^}]*\}|[^\s{}]+/g)) {
        if (token.startsWith("{")) {
            const clock = /\[%clk\s+([\d:.]+)\]/.exec(token)?.[1];
            if (clock && times.length > 0) {
                times[times.length - 1] = clock.replace(/\.\d+$/, "");
            }
        } else if (/^[a-hKQRBNO]/.test(token)) {
            times.push(undefined);
        }
    }
    return times;
}
