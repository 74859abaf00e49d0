const second = 1000;

interface CountdownClock {
  /** Whole seconds left, down to 0. */
  secondsLeft: () => number;
  /** Calls `listener` as each second begins and when the tab comes back; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Counts down to an instant, from now on by two clocks: the device's, which goes on while it sleeps
 * but may be changed, and the steady one, which cannot be changed but may sleep. Whichever has gone
 * further counts. So a clock put back lengthens nothing, and neither a hidden tab nor a sleeping
 * device loses time; a clock put forward looks like sleep, and ends the wait early.
 *
 * @param until milliseconds since the epoch, by the device's clock as it stands now.
 */
export function countdownClock(until: number): CountdownClock {
  const begun = { wall: Date.now(), steady: performance.now() };
  const whole = until - begun.wall;

  function left() {
    const gone = Math.max(Date.now() - begun.wall, performance.now() - begun.steady);
    return Math.max(0, whole - gone);
  }

  return {
    secondsLeft: () => Math.ceil(left() / second),
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        clearTimeout(timer);
        listener();
        if (left() > 0) timer = setTimeout(tick, left() % second || second);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}

/** Minutes and seconds as on a clock: `04:05`; hours stay minutes: `75:00`. */
export function clockOf(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((figure) => String(figure).padStart(2, '0'))
    .join(':');
}
