import { expect, test } from 'vitest';
import { columnGeometry } from './column-geometry.ts';

const columns = [
  { id: 'number', size: 100 },
  { id: 'receiver', size: 100 },
  { id: 'total', size: 200 },
];
const pinned = { number: 'start' } as const;
const widthsIn = (room: number, widths: Record<string, number> = {}) =>
  columnGeometry(columns, { withTicks: false, pinned, widths, room }).widths;

test.each([
  ['the columns in proportion', 700, {}, [100, 200, 400]],
  ['those that nobody resized', 700, { receiver: 100 }, [100, 100, 500]],
  ['the last one if all were resized', 700, { receiver: 100, total: 200 }, [100, 100, 500]],
  ['none if there is too little', 300, {}, [100, 100, 200]],
])('the room that is left goes to %s', (_, room, resized, widths) => {
  expect(widthsIn(room, resized)).toEqual(widths);
});
