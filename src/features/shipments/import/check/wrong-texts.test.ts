import { expect, it } from 'vitest';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { wrongTexts } from './wrong-texts.ts';

const rowWith = (row: number, city?: string): ImportRow => ({
  row,
  state: 'wrong',
  book_again: false,
  cells: city === undefined ? [] : [{ field: 'receiver.city', text: city }],
  faults: [],
  repairs: [],
});

it('lists the texts of a field once, the most frequent first; a missing cell is empty', () => {
  const rows = [rowWith(2, 'a'), rowWith(3, 'b'), rowWith(4, 'b'), rowWith(5), rowWith(6, '')];
  expect(wrongTexts(rows, 'receiver.city')).toEqual([
    { text: 'b', count: 2 },
    { text: '', count: 2 },
    { text: 'a', count: 1 },
  ]);
});

it('leaves out texts that are too long to be corrected together', () => {
  const rows = [rowWith(2, 'x'.repeat(5_001)), rowWith(3, 'x'.repeat(5_000))];
  expect(wrongTexts(rows, 'receiver.city')).toEqual([{ text: 'x'.repeat(5_000), count: 1 }]);
});
