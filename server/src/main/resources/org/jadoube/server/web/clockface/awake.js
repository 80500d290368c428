// Keeps the screen on while the clock is shown, where the browser can.

/** @type {WakeLockSentinel | undefined} */
let lock;
let wanted = false;

/**
 * Asks for the screen to stay on, now and whenever the page comes back into view.
 * @returns {Promise<boolean>} whether it will
 */
export async function keepAwake() {
    wanted = true;
    return lockScreen();
}

export function letSleep() {
    wanted = false;
    void lock?.release();
    lock = undefined;
}

async function lockScreen() {
    if (!("wakeLock" in navigator)) {
        return false;
    }
    try {
        lock = await navigator.wakeLock.request("screen");
        return true;
    } catch {
        return false;
    }
}

document.addEventListener("visibilitychange", () => {
    if (wanted && document.visibilityState === "visible") {
        void lockScreen();
    }
});
