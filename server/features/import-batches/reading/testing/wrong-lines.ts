import { damaged, type DamagedFile } from './damaged-file.ts';
import type { Verdict } from './judge-file.ts';
import {
  columnOf,
  csvFile,
  type Heading,
  RIGHT_HEADINGS,
  rightRow,
  rightRows,
  type Rows,
  xlsxFile,
} from './right-file.ts';

/** A further line of an order. */
const line = (reference: string, cells: Partial<Record<Heading, string>> = {}): string[] =>
  RIGHT_HEADINGS.map(
    (heading) => ({ 'رقم الطلب': reference, المنتج: 'بخور', ...cells })[heading] ?? '',
  );
/** Rows from 7 on, after a right order ط-5. */
const LINES: readonly [string, Rows, Verdict][] = [
  ['a line of no order', [line('ط-9')], { code: 'further_line', row: 7 }],
  ['a line after another order', [line('ط-4')], { code: 'further_line', row: 7 }],
  [
    'an order between its lines',
    [line('ط-5'), rightRow(6), line('ط-5')],
    { code: 'further_line', row: 9 },
  ],
  [
    'a line of the sample',
    [rightRow(6).with(0, 'طلب تجريبي'), line('طلب تجريبي')],
    { code: 'sample_row', row: 7 },
  ],
  [
    'a line with a wrong price',
    [line('ط-5'), line('ط-5', { 'قيمة البضاعة': 'مجانًا' })],
    { code: 'not_an_amount', row: 8, column: columnOf('قيمة البضاعة') },
  ],
  [
    'a line with a wrong quantity',
    [line('ط-5', { الكمية: '0' })],
    { code: 'not_positive', row: 7, column: columnOf('الكمية') },
  ],
  [
    'a line with a weight of its own',
    [line('ط-5', { 'الوزن (كجم)': '9' })],
    { code: 'differs_from_order', row: 7, column: columnOf('الوزن (كجم)') },
  ],
  [
    'a line with a note of its own',
    [line('ط-5', { ملاحظات: 'هدية' })],
    { code: 'differs_from_order', row: 7, column: columnOf('ملاحظات') },
  ],
];

/** Files with lines of orders that are wrong, or that have no order. */
export const WRONG_LINES: readonly DamagedFile[] = LINES.flatMap(([name, lines, verdict]) =>
  [csvFile, xlsxFile].map((write) =>
    damaged(`${name} (${write.name})`, () => write([...rightRows(), ...lines]), verdict),
  ),
);
