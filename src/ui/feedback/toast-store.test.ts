import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const titles = () => currentToasts().map(({ titleId }) => titleId);

describe('toasts', () => {
  it('keep five, the oldest go', () => {
    for (let each = 1; each <= 7; each += 1) showToast({ tone: 'info', titleId: `title.${each}` });
    expect(titles()).toEqual(['title.3', 'title.4', 'title.5', 'title.6', 'title.7']);
  });

  it('leave the list 200 ms after closing', () => {
    showToast({ tone: 'info', titleId: 'title' });
    closeToast(currentToasts()[0]?.id ?? 0);
    expect(currentToasts()[0]).toMatchObject({ open: false });
    vi.advanceTimersByTime(199);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('are not said twice while they are open', () => {
    const failure = { tone: 'error', titleId: 'failed', descriptionId: 'offline' } as const;
    showToast(failure);
    showToast({ ...failure });
    showToast({ ...failure, descriptionId: 'other' });
    expect(currentToasts()).toHaveLength(2);
  });
});
