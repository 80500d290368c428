// The clock's sounds, made here: a short one as a warning, a longer one at zero, a click at a press, a gong.

/** @type {AudioContext | undefined} */
let audio;

/** Browsers let a page sound only after a touch or a key. */
export function wakeSound() {
    audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
    void audio?.resume().catch(() => undefined);
}

/**
 * @param {number} pitch in hertz
 * @param {number} seconds
 * @param {number} [loudness] up to 1
 */
function tone(pitch, seconds, loudness = 0.3) {
    if (audio?.state !== "running") {
        return;
    }
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds);
}

export const SOUNDS = {
    warning: () => tone(1760, 0.15),
    zero: () => tone(1760, 1),
    click: () => tone(420, 0.05, 0.2),
    gong: () => tone(220, 1.2, 0.5),
    wood: () => tone(190, 0.07, 0.4),
    offer: () => tone(660, 0.25, 0.2),
};

const SECOND = 1_000_000;

/**
 * The sound that is due when a display has gone from one time to another: ten seconds before zero, at each of the last five
 * seconds, and a full second at the last.
 * @param {number} before
 * @param {number} after
 * @returns {"warning" | "zero" | undefined}
 */
export function due(before, after) {
    const crossed = [10, 5, 4, 3, 2, 1].some((mark) => before > mark * SECOND && after <= mark * SECOND && after > 0);
    if (before > 0 && after <= 0) {
        return "zero";
    }
    return crossed ? "warning" : undefined;
}
