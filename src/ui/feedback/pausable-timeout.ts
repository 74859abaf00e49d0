export interface PausableTimeout {
  /** Stops the clock; nothing happens when it stands already. */
  hold: () => void;
  /** Goes on with the time that was left. */
  resume: () => void;
  /** Begins anew with the whole time, held or running as it was. */
  restart: () => void;
}

/**
 * A timeout that can be held and then goes on where it stopped. It starts held; the time is read
 * from the clock that no change of the device's time moves.
 *
 * @param milliseconds how long it runs in all, without the time it is held.
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
