import { cellsOf } from './cells-of.ts';
import type { JudgeContext, JudgedRow } from './judged-row.ts';
import type { ReadLine } from './judge-line.ts';
import type { FilledOrder } from './order-errors.ts';
import type { Cells } from './reading/import-fields.ts';
import { withOwnPrice } from './reading/order-product.ts';
import { readCells } from './reading/read-cells.ts';
import { strayColumn } from './reading/row-faults.ts';
import { toOrder } from './reading/to-order.ts';

/**
 * Reads the first row of an order, and fills in an order as far as its rows do.
 *
 * @param lines its further lines, as far as they are wanted.
 * @param all the cells of all its lines.
 */
export function fillOrder(
  row: JudgedRow,
  lines: readonly ReadLine[],
  all: readonly Cells[],
  context: JudgeContext,
) {
  const headings = context.columns.map(({ heading }) => heading);
  const stray = strayColumn(row.texts, headings);
  const read = readCells(cellsOf(row, context.columns), context.reading, stray);
  const { values } = read;
  const product = values.sku === undefined ? undefined : context.products.get(values.sku);
  const order: FilledOrder = {
    ...(context.company !== undefined && { company: context.company }),
    ...toOrder(withOwnPrice(values, all), { ...context, ...(product && { product }), lines }),
    ...(row.carried?.further_products && { further_products: row.carried.further_products }),
  };
  return { read, order, isKnownProduct: product !== undefined };
}
