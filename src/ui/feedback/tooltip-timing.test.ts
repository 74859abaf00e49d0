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

test('a tooltip shows 700 ms after the request', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(699);
  expect(openTooltip()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(openTooltip()).toBe('a');
});

test('a cancelled tooltip never shows', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(699);
  hideTooltip('a');
  vi.advanceTimersByTime(10_000);
  expect(openTooltip()).toBeUndefined();
});

test('another request while it waits does not restart the delay', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(400);
  askForTooltip('a');
  vi.advanceTimersByTime(300);
  expect(openTooltip()).toBe('a');
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
  vi.advanceTimersByTime(700);
  expect(openTooltip()).toBe('b');
});

test('a cancelled tooltip does not shorten the delay of others', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(500);
  hideTooltip('a');
  askForTooltip('b');
  vi.advanceTimersByTime(699);
  expect(openTooltip()).toBeUndefined();
});

test('only one tooltip shows at a time', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(700);
  showTooltip('b');
  hideTooltip('a');
  expect(openTooltip()).toBe('b');
});
