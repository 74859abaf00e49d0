import { useEffect, useState } from 'react';

const second = 1000;

/** Whole seconds until an instant (milliseconds since the epoch), counting down to 0. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, second);
    return () => {
      clearInterval(timer);
    };
  }, [until]);

  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / second));
}

/** Minutes and seconds as on a clock: `14:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
