import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askForTooltip, hideTooltip, openTooltip, showTooltip } from './tooltip-timing.ts';

// One clock for all tests: it never goes back, just as the clock that it replaces.
beforeAll(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const id of ['a', 'b']) hideTooltip(id);
  vi.advanceTimersByTime(10_000);
});

afterAll(() => {
  vi.useRealTimers();
});

/** The tooltip that shows so many milliseconds later. */
const openAfter = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return openTooltip();
};

test('a tooltip shows 700 ms after the first request', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(400);
  askForTooltip('a');
  expect(openAfter(299)).toBeUndefined();
  expect(openAfter(1)).toBe('a');
});

test.each([
  [0, true],
  [299, true],
  [300, false],
  [301, false],
])('%d ms after one has closed the next shows at once: %s', (pause, atOnce) => {
  showTooltip('a');
  hideTooltip('a');
  vi.advanceTimersByTime(pause);
  askForTooltip('b');
  expect(openTooltip()).toBe(atOnce ? 'b' : undefined);
  expect(openAfter(700)).toBe('b');
});

test('a cancelled tooltip never shows, and does not shorten the delay of others', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(500);
  hideTooltip('a');
  askForTooltip('b');
  expect(openAfter(699)).toBeUndefined();
  hideTooltip('b');
  expect(openAfter(10_000)).toBeUndefined();
});

test('only one tooltip shows at a time', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(700);
  showTooltip('b');
  hideTooltip('a');
  expect(openTooltip()).toBe('b');
});
