import { expect, it } from 'vitest';
import { listSide } from './list-side.ts';

const opensUp = (below: number, above: number) =>
  listSide({ top: above, bottom: above + 44 }, above + 44 + below).opensUp;

it('opens upward if fewer than 200 px are left below and there is more room above', () => {
  expect(opensUp(200, 600)).toBe(false);
  expect(opensUp(199, 600)).toBe(true);
  expect(opensUp(199.5, 600)).toBe(true);
  expect(opensUp(150, 150)).toBe(false);
  expect(opensUp(150, 151)).toBe(true);
});

it('is no taller than the room available', () => {
  expect(listSide({ top: 0, bottom: 44 }, 344).maxHeight).toBe(286);
  expect(listSide({ top: 300, bottom: 344 }, 400).maxHeight).toBe(286);
  expect(listSide({ top: 0, bottom: 44 }, 2000).maxHeight).toBe(384);
});
