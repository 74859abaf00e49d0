import type { JudgeContext } from '../judged-row.ts';
import { judgeOrder } from '../judge-order.ts';
import { MADE_COLUMNS, madeTexts } from '../made-rows.ts';
import type { Cells } from '../reading/import-fields.ts';
import { PLAIN_CONTEXT } from '../reading/read-cells.ts';
import type { RowChange } from '../row-store.ts';

/** What the rows are judged with: two products, and a sender. */
export const JUDGE_CONTEXT: JudgeContext = {
  columns: MADE_COLUMNS,
  reading: PLAIN_CONTEXT,
  sender: { city: 'riyadh', country: 'SA' },
  defaults: {},
  products: new Map([
    ['OUD', { name: 'عطر عود', price: { amount: 14_950, currency: 'SAR' }, weight: 400 }],
    ['DATES', { name: 'تمور', price: { amount: 3_000, currency: 'SAR' }, weight: 1_000 }],
  ]),
};

/** A receiver who can get a parcel. */
export const RECEIVER: Cells = {
  'receiver.full_name': 'عميل تجريبي',
  'receiver.phone': '0500000101',
  'receiver.city': 'الرياض',
  'receiver.short_address': 'RRRD2929',
};

/** A row as it is stored, without changes. */
export function storedRow(row_no: number, cells: Cells, left_out = false) {
  return { row_no, texts: madeTexts(cells), edits: null, carried: null, left_out };
}

/**
 * What is found of the rows of an order, in the order of the file; they count from 2.
 *
 * @param leftOut the rows that are left out.
 */
export function judgeRows(rows: readonly Cells[], leftOut: readonly number[] = []): RowChange[] {
  const [first, ...lines] = rows.map((cells, index) =>
    storedRow(index + 2, cells, leftOut.includes(index + 2)),
  );
  if (!first) throw new Error('an order has a first row');
  return judgeOrder(first, lines, JUDGE_CONTEXT).sort((a, b) => a.row - b.row);
}
