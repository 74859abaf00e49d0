import { expect, test } from 'vitest';
import { movedCell } from './grid-moves.ts';

const size = { rows: 26, columns: 5, page: 10, isRtl: false };
const here = { row: 3, column: 2 };

test.each([
  ['ArrowRight', false, { row: 3, column: 3 }],
  ['ArrowLeft', false, { row: 3, column: 1 }],
  ['ArrowDown', false, { row: 4, column: 2 }],
  ['ArrowUp', false, { row: 2, column: 2 }],
  ['PageDown', false, { row: 13, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', false, { row: 3, column: 0 }],
  ['End', false, { row: 3, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 25, column: 4 }],
  ['a', false, undefined],
])('in a grid %s (with Control: %s) leads to %j', (key, withControl, place) => {
  expect(movedCell(here, key, withControl, size)).toEqual(place);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 3],
  ['Home', 0],
])('from right to left %s leads to column %d: arrows move where they point', (key, column) => {
  expect(movedCell(here, key, false, { ...size, isRtl: true })).toEqual({ row: 3, column });
});

test('no key leads out of the grid', () => {
  const corner = { row: 25, column: 4 };
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'End']) {
    expect(movedCell(corner, key, true, size)).toEqual(corner);
  }
});
