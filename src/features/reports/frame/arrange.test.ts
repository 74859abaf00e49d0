import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

it.each([
  [1, 5, { cells: 1, first: 1 }],
  [5, 5, { cells: 5, first: 1 }],
  [6, 5, { cells: 3, first: 1 }],
  [7, 5, { cells: 4, first: 2 }],
  [3, 2, { cells: 2, first: 2 }],
  [9, 3, { cells: 3, first: 1 }],
])('%s figures, at most %s in a line', (figures, most, arranged) => {
  expect(arrange(figures, most)).toEqual(arranged);
});
