import { expect, it } from 'vitest';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { fieldsOfRows, rowColumns, wrongFields } from './row-columns.tsx';

const batch: Pick<ImportBatch, 'columns' | 'faults_by_kind'> = {
  columns: [
    { index: 0, heading: 'a', sample: [], field: 'receiver.full_name' },
    { index: 1, heading: 'b', sample: [] },
    { index: 2, heading: 'c', sample: [], field: 'receiver.city' },
  ],
  faults_by_kind: [
    { field: 'receiver.city', code: 'unknown_city', count: 2 },
    { field: 'weight', code: 'required', count: 1 },
    { code: 'further_line', count: 1 },
  ],
};
const row: ImportRow = {
  row: 2,
  state: 'wrong',
  book_again: false,
  cells: [{ field: 'note', text: 'x' }],
  faults: [],
  repairs: [],
};

it('shows the columns of the file in its order, then what else rows hold', () => {
  expect(fieldsOfRows(batch, [row], [])).toEqual(['receiver.full_name', 'receiver.city', 'note']);
});

it('brings fields in which something is wrong to the front, also those without a column', () => {
  const front = wrongFields(batch, [{ ...row, faults: [{ field: 'note', code: 'max_length' }] }]);
  expect(front).toEqual(['receiver.city', 'weight', 'note']);
  expect(fieldsOfRows(batch, [row], front)).toEqual([...front, 'receiver.full_name']);
});

it('keeps the number of a row and its actions in sight', () => {
  const columns = rowColumns(['weight']);
  expect(columns.map(({ id, pinned }) => [id, pinned])).toEqual([
    ['row', 'start'],
    ['weight', undefined],
    ['actions', 'end'],
  ]);
});
