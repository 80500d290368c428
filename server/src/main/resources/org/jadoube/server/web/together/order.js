// A game to be made like another one.

/** @import { Seated } from "../types.js" */

/**
 * The order for a game by the same regulations with the colours swapped.
 * @param {Seated} seated at the game before
 */
export function swapped(seated) {
    const { initial: _, chess960: __, bonus, ...rest } = seated.regulations;
    return { ...rest, ...(bonus && bonus !== "none" ? { bonus } : {}), white: seated.black, black: seated.white };
}

/**
 * Makes a game.
 * @param {object} order
 * @returns {Promise<{ game: string, seats: Record<string, string> }>}
 */
export async function made(order) {
    const answer = await fetch("/api/games", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(order),
    });
    if (answer.status !== 201) {
        throw new Error(String(answer.status));
    }
    return answer.json();
}
