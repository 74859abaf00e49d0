import type { components } from '../../../openapi/generated/types.ts';
import { cellsOf } from './cells-of.ts';
import type { JudgeContext, JudgedRow } from './judged-row.ts';
import type { Cells } from './reading/import-fields.ts';
import type { OrderLine } from './reading/order-product.ts';
import type { ReadCells } from './reading/read-cells.ts';
import { readLineCells } from './reading/read-line-cells.ts';
import { strayColumn } from './reading/row-faults.ts';
import type { RowChange } from './row-store.ts';

type Fault = components['schemas']['ImportFault'];

/** Most products of an order after the first, as the contract says. */
export const MOST_LINES = 19;

/** A further line of an order as it is read. */
export interface ReadLine extends OrderLine {
  row: number;
  read: ReadCells;
}

/** @param first the cells of the first row of the order. */
export function readLine(line: JudgedRow, first: Cells, context: JudgeContext): ReadLine {
  const { columns, reading, products } = context;
  const headings = columns.map(({ heading }) => heading);
  const stray = strayColumn(line.texts, headings);
  const read = readLineCells(cellsOf(line, columns), first, reading, stray);
  const { sku } = read.values;
  const product = sku === undefined ? undefined : products.get(sku);
  return { row: line.row_no, read, values: read.values, ...(product && { product }) };
}

/** What is found of a line, which is no order of its own. */
export function lineChange(
  row: number,
  state: 'joined' | 'wrong' | 'left_out',
  { faults = [], repairs = [] }: { faults?: Fault[]; repairs?: RowChange['repairs'] } = {},
): RowChange {
  return { row, state, faults, repairs, judged: null, order_hash: null, reference: null };
}

/** A line for whose product the order has no room. */
export function surplusLine(row: number): RowChange {
  const fault = { code: 'too_many_lines', params: { maximum: MOST_LINES + 1 } };
  return lineChange(row, 'wrong', { faults: [fault] });
}
