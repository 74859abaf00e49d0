import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../common/testing/it-for-all.ts';
import { pauseBeforeTry } from './webhook-schedule.ts';

const DAY = 24 * 60 * 60;
const TRIES = 10;
const failures = fc.integer({ min: 0, max: TRIES - 1 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const retryAfter = fc.integer({ min: 0, max: DAY });

describe('the tries to deliver a webhook', () => {
  it('follow the schedule of Standard Webhooks', () => {
    const pauses = Array.from({ length: TRIES }, (_, failed) => pauseBeforeTry(failed, 0.5));
    const seconds = pauses.map((pause) => Number(pause) / 1_000);
    expect(seconds).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    const total = seconds.reduce((sum, pause) => sum + pause);
    expect(total).toBe((75 * 60 + 35) * 60 + 5);
  });

  it.each([
    [1, 0, 4_500],
    [1, 0.25, 4_750],
    [1, 0.999_999, 5_500],
    [0, 0, 0],
    [0, 0.999_999, 0],
  ])('after %i failures with the random number %f wait %i ms', (failed, number, pause) => {
    expect(pauseBeforeTry(failed, number)).toBe(pause);
  });

  itForAll('are at most 10 % early or late', [failures, random], (failed, number) => {
    const exact = Number(pauseBeforeTry(failed, 0.5));
    const pause = Number(pauseBeforeTry(failed, number));
    expect(Math.abs(pause - exact)).toBeLessThanOrEqual(exact * 0.1 + 0.5);
    expect(Number.isInteger(pause)).toBe(true);
  });

  itForAll(
    'wait as long as the receiver asks, and no longer than both need',
    [failures, random, retryAfter],
    (failed, number, wait) => {
      const pause = Number(pauseBeforeTry(failed, number, wait));
      expect(pause).toBe(Math.max(Number(pauseBeforeTry(failed, number)), wait * 1_000));
    },
  );

  itForAll(
    'end with the tenth, whatever the receiver asks for',
    [fc.integer({ min: TRIES, max: 1_000 }), random, retryAfter],
    (failed, number, wait) => {
      expect(pauseBeforeTry(failed, number, wait)).toBeNull();
    },
  );
});
