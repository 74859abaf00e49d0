import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeToast,
  currentToasts,
  holdToasts,
  releaseToasts,
  showToast,
  type ToastHold,
} from './toast-store.ts';

const everyHold: readonly ToastHold[] = ['pointer', 'focus', 'hidden'];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  everyHold.forEach(releaseToasts);
  for (const { id } of currentToasts()) closeToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const show = (titleId: string) => {
  showToast({ tone: 'info', titleId });
};
const titles = () => currentToasts().map(({ titleId }) => titleId);
/** The toasts that are open so many milliseconds later. */
const openAfter = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return currentToasts().flatMap((toast) => (toast.open ? [toast.titleId] : []));
};

it('toasts keep five at most, dropping the oldest', () => {
  for (let each = 1; each <= 7; each += 1) show(`title.${each}`);
  expect(titles()).toEqual(['title.3', 'title.4', 'title.5', 'title.6', 'title.7']);
});

it('toasts close after 5,000 ms, each by its own clock', () => {
  show('first');
  vi.advanceTimersByTime(1000);
  show('second');
  expect(openAfter(3999)).toEqual(['first', 'second']);
  expect(openAfter(1)).toEqual(['second']);
  expect(openAfter(999)).toEqual(['second']);
  expect(openAfter(1)).toEqual([]);
});

it('toasts leave the list 200 ms after closing', () => {
  show('title');
  closeToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()[0]).toMatchObject({ open: false });
  vi.advanceTimersByTime(199);
  expect(titles()).toEqual(['title']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

it('toasts are not repeated while they are open, but their time restarts', () => {
  const failure = { tone: 'error', titleId: 'failed', descriptionId: 'offline' } as const;
  showToast(failure);
  vi.advanceTimersByTime(4000);
  showToast({ ...failure });
  showToast({ ...failure, descriptionId: 'other' });
  expect(currentToasts()).toHaveLength(2);
  expect(openAfter(4999)).toHaveLength(2);
  expect(openAfter(1)).toHaveLength(0);
});

it.each(everyHold)('toasts lose no time while held (%s), and then continue', (hold) => {
  show('title');
  vi.advanceTimersByTime(3000);
  holdToasts(hold);
  vi.advanceTimersByTime(60_000);
  releaseToasts(hold);
  expect(openAfter(1999)).toEqual(['title']);
  expect(openAfter(1)).toEqual([]);
});

it('toasts wait for the last of several holds, and so do those that arrive meanwhile', () => {
  holdToasts('pointer');
  show('title');
  holdToasts('focus');
  releaseToasts('pointer');
  expect(openAfter(60_000)).toEqual(['title']);
  releaseToasts('focus');
  expect(openAfter(4999)).toEqual(['title']);
  expect(openAfter(1)).toEqual([]);
});

it("toasts keep their time when the device's clock changes", () => {
  show('title');
  vi.setSystemTime(Date.now() + 3_600_000);
  holdToasts('pointer');
  releaseToasts('pointer');
  expect(openAfter(4999)).toEqual(['title']);
});

it('toasts with the same words and different actions are two', () => {
  const removed = { tone: 'info', titleId: 'removed' } as const;
  for (const labelId of ['first', 'second']) {
    showToast({ ...removed, action: { labelId, run: () => undefined } });
  }
  expect(currentToasts()).toHaveLength(2);
});
