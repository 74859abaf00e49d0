import { expect, test } from 'vitest';
import {
  canStep,
  dropColumn,
  isSameLayout,
  pinColumn,
  readLayout,
  resetWidth,
  resizeColumn,
  showColumn,
  shownColumns,
  standardLayout,
  stepColumn,
  widthBounds,
  type ColumnLayout,
  type LayoutColumn,
} from './column-layout.ts';

const column = (id: string, rest: Partial<LayoutColumn> = {}): LayoutColumn => ({
  id,
  labelId: id,
  isExtra: false,
  pinned: undefined,
  canHide: true,
  ...rest,
});
const columns = [
  column('number', { pinned: 'start', canHide: false }),
  column('status'),
  column('weight', { isExtra: true }),
  column('city'),
  column('total'),
];
const standard = standardLayout(columns);

const shown = (layout: ColumnLayout) => shownColumns(layout).join(' ');

test('a layout starts with the default columns, shows others in their place and pins to either edge', () => {
  expect(shown(standard)).toBe('number status city total');
  expect(shown(showColumn(standard, 'weight', true))).toBe('number status weight city total');
  const pinned = pinColumn(pinColumn(standard, 'total', 'start'), 'status', 'end');
  expect(shown(pinned)).toBe('number total city status');
});

test('a layout moves a column past hidden ones, and a dropped one to its target, from either side', () => {
  expect(shown(stepColumn(standard, 'status', 1))).toBe('number city status total');
  expect(shown(dropColumn(standard, 'total', 'status'))).toBe('number total status city');
  expect(shown(dropColumn(standard, 'status', 'total'))).toBe('number city total status');
});

test('a layout can be undone', () => {
  const wider = showColumn(standard, 'weight', true);
  expect(isSameLayout(showColumn(wider, 'weight', false), standard)).toBe(true);
  const pinned = pinColumn(standard, 'status', 'end');
  expect(pinColumn(pinned, 'status', undefined).pinned).toEqual(standard.pinned);
  expect(resetWidth(resizeColumn(standard, 'city', 200), 'city')).toEqual(standard);
});

test('a layout pins a column that is dropped on a pinned one', () => {
  const { pinned } = dropColumn(standard, 'city', 'number');
  expect(pinned).toEqual({ number: 'start', city: 'start' });
});

test('a layout moves no column out of its section', () => {
  expect(canStep(standard, 'status', -1)).toBe(false);
  expect(canStep(standard, 'total', 1)).toBe(false);
  expect(stepColumn(standard, 'status', -1)).toBe(standard);
});

test('a layout limits widths', () => {
  expect(resizeColumn(standard, 'city', 3).widths.city).toBe(widthBounds.least);
  expect(resizeColumn(standard, 'city', 9000).widths.city).toBe(widthBounds.most);
});

test('a stored layout is read back', () => {
  const changed = {
    ...resizeColumn(pinColumn(showColumn(standard, 'city', false), 'total', 'end'), 'status', 99),
    density: 'compact' as const,
  };
  expect(readLayout(JSON.parse(JSON.stringify(changed)), columns)).toEqual(changed);
});

test.each([null, 7, 'x', [], {}, { order: 3 }, { order: [], hidden: 'x', widths: [4] }])(
  'a stored layout is the default when it is %j',
  (kept) => {
    expect(readLayout(kept, columns)).toEqual(standard);
  },
);

test('a stored layout drops columns that are gone, and adds new ones at their default place', () => {
  const kept = {
    ...standard,
    order: ['total', 'gone', 'number', 'city'],
    hidden: ['gone', 'city'],
    pinned: { gone: 'end', total: 'top' },
    widths: { gone: 200, city: 'wide', total: 180 },
  };
  const read = readLayout(kept, columns);
  expect(read.order).toEqual(['total', 'status', 'weight', 'number', 'city']);
  expect(read.hidden).toEqual(['city', 'weight']);
  expect(read.pinned).toEqual({});
  expect(read.widths).toEqual({ total: 180 });
});

test('a stored layout never hides a required column', () => {
  expect(readLayout({ ...standard, hidden: ['number'] }, columns).hidden).toEqual([]);
});
