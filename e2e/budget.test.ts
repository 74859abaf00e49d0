import { expect, test } from 'vitest';
import { judgeTime, minutesAllowed } from './budget.ts';

test.each([
  [1, 18],
  [2, 18],
  [0.5, 36],
  [0.01, 80],
])('at speed %d a run has %d minutes', (speed, minutes) => {
  expect(minutesAllowed(speed)).toBe(minutes);
});

test('the slowest of the measurements counts', () => {
  expect(judgeTime(30, [1, 0.5, 0.9]).failure).toBeUndefined();
  expect(judgeTime(30, [1, 0.8]).failure).toMatch('30.0 of 22.5 minutes, at speed 0.80');
});
