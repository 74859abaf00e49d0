import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { clockOf, countdownClock } from './countdown-clock.ts';

const minutes = (count: number) => count * 60_000;

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const fifteenMinutes = () => countdownClock(Date.now() + minutes(15));

  it('counts whole seconds down to 0 and stays there', () => {
    const clock = countdownClock(Date.now() + 1500);
    expect(clock.secondsLeft()).toBe(2);
    vi.advanceTimersByTime(499);
    expect(clock.secondsLeft()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(clock.secondsLeft()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(clock.secondsLeft()).toBe(0);
    vi.advanceTimersByTime(minutes(5));
    expect(clock.secondsLeft()).toBe(0);
  });

  it('tells of each second as it begins, and no more when it is over', () => {
    const clock = countdownClock(Date.now() + 2500);
    const seen: number[] = [];
    clock.subscribe(() => seen.push(clock.secondsLeft()));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is right again as soon as a tab comes back that heard nothing for a while', () => {
    const clock = fifteenMinutes();
    const seen: number[] = [];
    clock.subscribe(() => seen.push(clock.secondsLeft()));
    // A device that slept: its clock went on, the steady one and every timer stood still.
    vi.setSystemTime(Date.now() + minutes(10));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([900, 300]);
  });

  it('is not lengthened by a clock that is put back', () => {
    const clock = fifteenMinutes();
    vi.setSystemTime(Date.now() - minutes(60));
    vi.advanceTimersByTime(minutes(5));
    expect(clock.secondsLeft()).toBe(600);
  });

  it('stops telling who no longer listens', () => {
    const clock = fifteenMinutes();
    const listener = vi.fn();
    clock.subscribe(listener)();
    vi.advanceTimersByTime(minutes(1));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [65, '01:05'],
  [900, '15:00'],
  [4500, '75:00'],
])('%d seconds are %s on the clock', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});
