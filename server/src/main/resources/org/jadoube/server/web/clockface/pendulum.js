// Where the clock reads the time of day. Moments are whole microseconds since 1970 and never run backwards.

const LEAP = 2000;

/**
 * A time source that keeps going while the machine sleeps, and that a time of day set anew by a little does not move.
 * @param {number} [least] the last moment known, which none after it goes behind
 */
export function pendulum(least = 0) {
    let wall = Date.now();
    let steady = performance.now();
    let moment = Math.max(least, Math.round(wall * 1000));

    /** @returns {number} */
    function now() {
        const [wallNow, steadyNow] = [Date.now(), performance.now()];
        const [byWall, bySteady] = [wallNow - wall, Math.max(0, steadyNow - steady)];
        const passed = byWall - bySteady > LEAP ? byWall : bySteady;
        [wall, steady] = [wallNow, steadyNow];
        moment += Math.round(passed * 1000);
        return moment;
    }

    /**
     * When something happened that is told now: the browser notes the moment of a touch before the page learns of it.
     * @param {number} timeStamp of the event
     */
    function of(timeStamp) {
        const late = performance.now() - timeStamp;
        return now() - (late > 0 && late < 500 ? Math.round(late * 1000) : 0);
    }

    return { now, of };
}
