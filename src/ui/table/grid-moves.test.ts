import { describe, expect, test } from 'vitest';
import { movedPlace } from './grid-moves.ts';

const size = { rows: 26, columns: 5, page: 10, isRtl: false };
const here = { row: 3, column: 2 };

describe('in a grid', () => {
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
  ] as const)('%s (with Control: %s)', (key, withControl, place) => {
    expect(movedPlace(here, key, withControl, size)).toEqual(place);
  });

  test('from right to left the arrow keys still move where they point', () => {
    const isRtl = { ...size, isRtl: true };
    expect(movedPlace(here, 'ArrowRight', false, isRtl)).toEqual({ row: 3, column: 1 });
    expect(movedPlace(here, 'ArrowLeft', false, isRtl)).toEqual({ row: 3, column: 3 });
    expect(movedPlace(here, 'Home', false, isRtl)).toEqual({ row: 3, column: 0 });
  });

  test('no key leads out of the grid', () => {
    const corner = { row: 25, column: 4 };
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'End']) {
      expect(movedPlace(corner, key, true, size)).toEqual(corner);
    }
  });

  test('letters do nothing', () => {
    expect(movedPlace(here, 'a', false, size)).toBeUndefined();
  });
});
