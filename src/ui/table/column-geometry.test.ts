import { expect, test } from 'vitest';
import { columnGeometry } from './column-geometry.ts';
import type { PinnedTo } from './column-layout.ts';

const column = (id: string, size: number, pinned: PinnedTo | false = false) => ({
  id,
  getSize: () => size,
  getIsPinned: () => pinned,
});
const columns = [column('number', 100, 'start'), column('receiver', 100), column('total', 200)];
const widthsIn = (room: number, resized: Record<string, number> = {}) =>
  columnGeometry(columns, { withTicks: false, resized, room }).widths;

test.each([
  ['the columns in proportion', 700, {}, [100, 200, 400]],
  ['those that nobody resized', 700, { receiver: 100 }, [100, 100, 500]],
  ['the last one if all were resized', 700, { receiver: 100, total: 200 }, [100, 100, 500]],
  ['none if there is too little', 300, {}, [100, 100, 200]],
])('the room that is left goes to %s', (_, room, resized, widths) => {
  expect(widthsIn(room, resized)).toEqual(widths);
});
