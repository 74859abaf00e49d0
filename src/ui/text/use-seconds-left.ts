import { useMemo, useSyncExternalStore } from 'react';
import { countdownClock } from './countdown-clock.ts';

/**
 * Whole seconds until an instant, counting down to 0. Without an instant, 0.
 *
 * @param until milliseconds since the epoch on this device's clock.
 */
export function useSecondsLeft(until: number | undefined): number {
  const { subscribe, secondsLeft } = useMemo(() => countdownClock(until ?? 0), [until]);
  return useSyncExternalStore(subscribe, secondsLeft);
}
