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

describe('the layout of columns', () => {
  test('begins with what every table of its kind shows', () => {
    expect(shownColumns(standard)).toEqual(['number', 'status', 'city', 'total']);
  });

  test('shows and hides', () => {
    const shown = showColumn(standard, 'weight', true);
    expect(shownColumns(shown)).toEqual(['number', 'status', 'weight', 'city', 'total']);
    expect(isSameLayout(showColumn(shown, 'weight', false), standard)).toBe(true);
  });

  test('pins to either edge and lets go', () => {
    const pinned = pinColumn(pinColumn(standard, 'total', 'start'), 'status', 'end');
    expect(shownColumns(pinned)).toEqual(['number', 'total', 'city', 'status']);
    expect(shownColumns(pinColumn(pinned, 'total', undefined))).toEqual([
      'number',
      'city',
      'total',
      'status',
    ]);
  });

  test('moves past what is hidden, and never out of its part', () => {
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

  test('takes a column dropped on another, from either side', () => {
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

  test('keeps widths within bounds', () => {
    expect(resizeColumn(standard, 'city', 3).widths.city).toBe(widthBounds.least);
    expect(resizeColumn(standard, 'city', 9000).widths.city).toBe(widthBounds.most);
    expect(resetWidth(resizeColumn(standard, 'city', 200), 'city')).toEqual(standard);
  });
});

describe('what was kept', () => {
  test('comes back', () => {
    const changed = {
      ...resizeColumn(pinColumn(showColumn(standard, 'city', false), 'total', 'end'), 'status', 99),
      density: 'compact' as const,
    };
    expect(readLayout(JSON.parse(JSON.stringify(changed)), columns)).toEqual(changed);
  });

  test.each([null, 7, 'x', [], {}, { order: 3 }, { order: [], hidden: 'x', widths: [4] }])(
    'is the standard when it is %j',
    (kept) => {
      expect(readLayout(kept, columns)).toEqual(standard);
    },
  );

  test('loses columns that are gone, and gains new ones where they would stand', () => {
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

  test('never hides what has to be seen', () => {
    expect(readLayout({ ...standard, hidden: ['number'] }, columns).hidden).toEqual([]);
  });
});
