import { expect, it } from 'vitest';
import { Patience } from './patience.ts';

it('gives up after two minutes with nothing but refusals, and at least five of them', () => {
  const patience = new Patience(0);
  const inVain = [30_000, 60_000, 119_000, 125_000].map((now) => patience.note(false, now));
  expect(inVain.join('')).toBe('');
  expect(patience.note(false, 126_000)).toMatch(/^Given up: the last 5 requests/);
});

it('starts again with each answer', () => {
  const patience = new Patience(0);
  for (const now of [1, 2, 3, 4, 5]) patience.note(false, now);
  patience.note(true, 119_000);
  expect(patience.note(false, 130_000)).toBeUndefined();
  expect(patience.silence(130_000)).toBe(11_000);
});
