import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBeingSent, lookAgain } from './look-again.ts';

const now = new Date('2026-11-21T09:20:00Z');
const inSeconds = (seconds: number) => ({
  next_attempt_at: new Date(now.getTime() + seconds * 1_000).toISOString(),
});

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

it('looks every two seconds while an attempt is under way or about to begin', () => {
  for (const seconds of [-60, 0, 5, 30]) {
    expect(isBeingSent(inSeconds(seconds))).toBe(true);
    expect(lookAgain([inSeconds(300), inSeconds(seconds)])).toBe(2_000);
  }
});

it('waits until the next attempt is near', () => {
  expect(isBeingSent(inSeconds(300))).toBe(false);
  expect(lookAgain([{}, inSeconds(7_200), inSeconds(300)])).toBe(260_000);
});

it('does not look again at what nobody sends', () => {
  expect(isBeingSent({})).toBe(false);
  expect(lookAgain([])).toBe(false);
  expect(lookAgain([{}])).toBe(false);
});
