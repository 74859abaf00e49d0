import { describe, expect, test } from 'vitest';
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

describe('a column layout', () => {
  test('starts with the default columns', () => {
    expect(shownColumns(standard)).toEqual(['number', 'status', 'city', 'total']);
  });

  test('shows and hides a column', () => {
    const shown = showColumn(standard, 'weight', true);
    expect(shownColumns(shown)).toEqual(['number', 'status', 'weight', 'city', 'total']);
    expect(isSameLayout(showColumn(shown, 'weight', false), standard)).toBe(true);
  });

  test('pins a column to either edge and unpins it', () => {
    const pinned = pinColumn(pinColumn(standard, 'total', 'start'), 'status', 'end');
    expect(shownColumns(pinned)).toEqual(['number', 'total', 'city', 'status']);
    expect(shownColumns(pinColumn(pinned, 'total', undefined))).toEqual([
      'number',
      'city',
      'total',
      'status',
    ]);
  });

  test('moves a column past hidden ones, and never out of its section', () => {
    expect(shownColumns(stepColumn(standard, 'status', 1))).toEqual([
      'number',
      'city',
      'status',
      'total',
    ]);
    expect(canStep(standard, 'status', -1)).toBe(false);
    expect(canStep(standard, 'total', 1)).toBe(false);
    expect(stepColumn(standard, 'status', -1)).toBe(standard);
  });

  test('moves a dropped column to its target, from either side', () => {
    expect(shownColumns(dropColumn(standard, 'total', 'status'))).toEqual([
      'number',
      'total',
      'status',
      'city',
    ]);
    expect(shownColumns(dropColumn(standard, 'status', 'total'))).toEqual([
      'number',
      'city',
      'total',
      'status',
    ]);
    const pinned = dropColumn(standard, 'city', 'number');
    expect(pinned.pinned).toEqual({ number: 'start', city: 'start' });
  });

  test('limits widths', () => {
    expect(resizeColumn(standard, 'city', 3).widths.city).toBe(widthBounds.least);
    expect(resizeColumn(standard, 'city', 9000).widths.city).toBe(widthBounds.most);
    expect(resetWidth(resizeColumn(standard, 'city', 200), 'city')).toEqual(standard);
  });
});

describe('a stored layout', () => {
  test('is read back', () => {
    const changed = {
      ...resizeColumn(pinColumn(showColumn(standard, 'city', false), 'total', 'end'), 'status', 99),
      density: 'compact' as const,
    };
    expect(readLayout(JSON.parse(JSON.stringify(changed)), columns)).toEqual(changed);
  });

  test.each([null, 7, 'x', [], {}, { order: 3 }, { order: [], hidden: 'x', widths: [4] }])(
    'is the default when it is %j',
    (kept) => {
      expect(readLayout(kept, columns)).toEqual(standard);
    },
  );

  test('drops columns that are gone, and adds new ones at their default place', () => {
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

  test('never hides a required column', () => {
    expect(readLayout({ ...standard, hidden: ['number'] }, columns).hidden).toEqual([]);
  });
});
