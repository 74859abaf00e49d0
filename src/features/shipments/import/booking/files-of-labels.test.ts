import { expect, it } from 'vitest';
import { filesOfLabels } from './files-of-labels.ts';

it.each([
  [0, []],
  [1, [[1, 1]]],
  [50, [[1, 50]]],
  [
    51,
    [
      [1, 50],
      [51, 51],
    ],
  ],
  [
    120,
    [
      [1, 50],
      [51, 100],
      [101, 120],
    ],
  ],
])('the labels of %i shipments are in files of at most 50: %j', (shipments, expected) => {
  const files = filesOfLabels(shipments, 50).map(({ first, last }) => [first, last]);
  expect(files).toEqual(expected);
});
