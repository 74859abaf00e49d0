import { expect, test } from 'vitest';
import { judgeTime, minutesAllowed } from './budget.ts';

test.each([
  [1, 32],
  [2, 32],
  [0.5, 64],
  [0.01, 80],
])('at speed %d a run has %d minutes', (speed, minutes) => {
  expect(minutesAllowed(speed)).toBe(minutes);
});

test('the slower of two measurements counts', () => {
  expect(judgeTime(60, [1, 0.5]).failure).toBeUndefined();
  expect(judgeTime(60, [1, 0.8]).failure).toMatch('60.0 of 40 minutes, at speed 0.80');
});
