const second = 1000;

interface CountdownClock {
  /** Whole seconds left, down to 0. */
  secondsLeft: () => number;
  /**
   * Calls `listener` as each second starts and when the tab comes back. Returns a function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Counts down to an instant by two clocks: the device's clock, which runs while the device sleeps
 * but can be changed, and the monotonic clock, which cannot be changed but may stop during sleep.
 * The clock that has advanced further counts. So setting the clock back lengthens nothing, and
 * neither a hidden tab nor a sleeping device loses time. Setting the clock forward looks like sleep
 * and ends the wait early.
 *
 * @param until milliseconds since the epoch on the device's current clock.
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

/** Minutes and seconds as on a clock: `04:05`. Hours are shown as minutes: `75:00`. */
export function clockOf(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((figure) => String(figure).padStart(2, '0'))
    .join(':');
}
