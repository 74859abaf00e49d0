import { damaged, type DamagedFile } from './damaged-file.ts';
import {
  columnOf,
  csvFile,
  type Heading,
  rightRow,
  rightRows,
  type Rows,
  withCell,
  xlsxFile,
} from './right-file.ts';

const MANY = 10_001;
const short = (count: number): Rows => [
  ['المدينة', 'الوزن'],
  ...Array.from({ length: count }, () => ['جدة', '1']),
];
const wide = (count: number, row: number): Rows =>
  rightRows().map((cells, index) =>
    index + 1 === row ? Array.from({ length: count }, () => 'x') : cells,
  );
const spaced = (rows: Rows): Rows => rows.flatMap((cells) => [cells, []]);

const LONG: readonly [number, Heading, number][] = [
  [2, 'ملاحظات', 40_000],
  [4, 'اسم المستلم', 32_768],
  [6, 'المنتج', 100_000],
];

/** Files with more than is read. */
export const LARGE_FILES: readonly DamagedFile[] = [
  damaged('10,001 rows', () => csvFile(short(MANY)), { code: 'too_many_rows', row: MANY + 1 }),
  damaged('10,001 rows with empty ones between', () => csvFile(spaced(short(MANY))), {
    code: 'too_many_rows',
    row: 2 * MANY + 1,
  }),
  damaged('10,001 rows in a sheet', () => xlsxFile(short(MANY)), {
    code: 'too_many_rows',
    row: MANY + 1,
  }),
  damaged('more than ten MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), {
    code: 'too_large',
  }),
  ...[1, 3, 6].map((row) =>
    damaged(`201 columns in row ${row}`, () => csvFile(wide(201, row)), {
      code: 'too_many_columns',
      row,
    }),
  ),
  damaged('201 columns in a sheet', () => xlsxFile(wide(201, 4)), {
    code: 'too_many_columns',
    row: 4,
  }),
  damaged('20,000 columns', () => csvFile(wide(20_000, 2)), { code: 'too_many_columns', row: 2 }),
  ...LONG.flatMap(([row, heading, letters]) =>
    [csvFile, xlsxFile].map((write) =>
      damaged(
        `${letters} letters in row ${row} (${write.name})`,
        () => write(withCell(row, heading, 'ن'.repeat(letters))),
        { code: 'cell_too_long', row, column: columnOf(heading) },
      ),
    ),
  ),
  damaged(
    'a million empty lines',
    () => csvFile([...rightRows(), ...Array.from({ length: 1_048_580 }, () => [])]),
    {
      code: 'too_many_rows',
      row: 1_048_577,
    },
  ),
  damaged(
    'row 10,000 and one more',
    () => csvFile([['x'], ...Array.from({ length: MANY }, () => rightRow(1))]),
    {
      code: 'too_many_rows',
      row: MANY + 1,
    },
  ),
];
