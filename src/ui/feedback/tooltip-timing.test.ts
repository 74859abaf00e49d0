import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askForTooltip, hideTooltip, openTooltip, showTooltip } from './tooltip-timing.ts';

// One clock for all: it never goes back, as the one it stands for does not.
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

test('a tooltip shows 700 ms after it was asked for', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(699);
  expect(openTooltip()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(openTooltip()).toBe('a');
});

test('one that is no longer asked for never shows', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(699);
  hideTooltip('a');
  vi.advanceTimersByTime(10_000);
  expect(openTooltip()).toBeUndefined();
});

test('asking again while it waits does not begin the wait anew', () => {
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

test('one that waited in vain shortens no other wait', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(500);
  hideTooltip('a');
  askForTooltip('b');
  vi.advanceTimersByTime(699);
  expect(openTooltip()).toBeUndefined();
});

test('there is one at a time', () => {
  askForTooltip('a');
  vi.advanceTimersByTime(700);
  showTooltip('b');
  hideTooltip('a');
  expect(openTooltip()).toBe('b');
});
