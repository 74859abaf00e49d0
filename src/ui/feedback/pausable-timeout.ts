export interface PausableTimeout {
  /** Pauses the timer; no effect if it is paused already. */
  hold: () => void;
  /** Continues with the remaining time. */
  resume: () => void;
  /** Starts over with the full time, paused or running as before. */
  restart: () => void;
}

/**
 * A timeout that can be paused and resumed. It starts paused, and uses the monotonic clock, which
 * changes to the device's time do not affect.
 *
 * @param milliseconds its full duration, not counting the time it is paused.
 */
export function pausableTimeout(onEnd: () => void, milliseconds: number): PausableTimeout {
  let left = milliseconds;
  let run: { since: number; timer: ReturnType<typeof setTimeout> } | undefined;

  function hold() {
    if (!run) return;
    clearTimeout(run.timer);
    left -= performance.now() - run.since;
    run = undefined;
  }
  function resume() {
    run ??= { since: performance.now(), timer: setTimeout(onEnd, left) };
  }
  return {
    hold,
    resume,
    restart() {
      const running = run !== undefined;
      hold();
      left = milliseconds;
      if (running) resume();
    },
  };
}
