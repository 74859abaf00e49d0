import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { clockOf, countdownClock } from './countdown-clock.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fifteenMinutes = () => countdownClock(Date.now() + minutes(15));

it('a countdown reports each whole second as it starts, down to 0, and stops there', () => {
  const clock = countdownClock(Date.now() + 2500);
  const seen: [after: number, left: number][] = [];
  const start = Date.now();
  clock.subscribe(() => seen.push([Date.now() - start, clock.secondsLeft()]));
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([
    [0, 3],
    [500, 2],
    [1500, 1],
    [2500, 0],
  ]);
  expect(clock.secondsLeft()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('a countdown is correct at once when a tab that was suspended comes back', () => {
  const clock = fifteenMinutes();
  const seen: number[] = [];
  clock.subscribe(() => seen.push(clock.secondsLeft()));
  // A sleeping device: its clock continued, while the monotonic clock and every timer stopped.
  vi.setSystemTime(Date.now() + minutes(10));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([900, 300]);
});

it('a countdown is not lengthened by setting the clock back', () => {
  const clock = fifteenMinutes();
  vi.setSystemTime(Date.now() - minutes(60));
  vi.advanceTimersByTime(minutes(5));
  expect(clock.secondsLeft()).toBe(600);
});

it('a countdown stops reporting after unsubscribing', () => {
  const clock = fifteenMinutes();
  const listener = vi.fn();
  clock.subscribe(listener)();
  vi.advanceTimersByTime(minutes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [65, '01:05'],
  [900, '15:00'],
  [4500, '75:00'],
])('shows %d seconds as %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});
