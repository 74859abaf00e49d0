import { expect, it } from 'vitest';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { fieldsOfRows, rowColumns } from './row-columns.tsx';

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

it('shows the columns of the file in its order, then what else rows hold or lack', () => {
  expect(fieldsOfRows(batch, [row], false)).toEqual([
    'receiver.full_name',
    'receiver.city',
    'note',
    'weight',
  ]);
  expect(fieldsOfRows(batch, [row], true)).toEqual([
    'receiver.city',
    'weight',
    'receiver.full_name',
    'note',
  ]);
});

it('keeps the number of a row and its actions in sight', () => {
  const columns = rowColumns(['weight']);
  expect(columns.map(({ id, pinned }) => [id, pinned])).toEqual([
    ['row', 'start'],
    ['weight', undefined],
    ['actions', 'end'],
  ]);
});
