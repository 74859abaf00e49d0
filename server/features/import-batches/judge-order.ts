import { withoutNulls } from '../../http/without-nulls.ts';
import { cellsOf } from './cells-of.ts';
import { fillOrder } from './fill-order.ts';
import type { JudgeContext, JudgedRow } from './judged-row.ts';
import { lineChange, MOST_LINES, readLine, type ReadLine, surplusLine } from './judge-line.ts';
import { errorsOfProduct, isComplete, isOfFurtherProduct, orderErrors } from './order-errors.ts';
import { orderHash } from './order-hash.ts';
import type { Cells } from './reading/import-fields.ts';
import type { RowChange } from './row-store.ts';
import { MOST_FAULTS, toldFaults } from './told-faults.ts';

/**
 * Reads the rows of an order and judges it by the rules of `createShipment`: one without faults is
 * never refused for a field when it is booked. It is not ready while one of its lines is wrong, so
 * that it is never booked without it.
 *
 * @param first the row with the receiver.
 * @param lines the further lines of the order, in the order of the file.
 */
export function judgeOrder(
  first: JudgedRow,
  lines: readonly JudgedRow[],
  context: JudgeContext,
): RowChange[] {
  const cells = cellsOf(first, context.columns);
  const wanted = lines.filter((line) => !line.left_out);
  const read = wanted.slice(0, MOST_LINES).map((line) => readLine(line, cells, context));
  const judged = judgeFirst(
    first,
    read,
    lines.map((line) => cellsOf(line, context.columns)),
    context,
  );
  const found = [
    ...lines.filter((line) => line.left_out).map((line) => lineChange(line.row_no, 'left_out')),
    ...read.map((line, index) => judgeLine(line, errorsOfProduct(judged.errors, index))),
    ...wanted.slice(MOST_LINES).map((line) => surplusLine(line.row_no)),
  ];
  const wrong = found.find(({ state }) => state === 'wrong');
  return [
    wrong ? withWrongLine(judged.change, wrong.row) : judged.change,
    // The lines of an order go where it goes.
    ...(first.left_out ? found.map((line) => ({ ...line, state: 'left_out' as const })) : found),
  ];
}

/** @param all the cells of all lines, of which those in `lines` are wanted. */
function judgeFirst(
  row: JudgedRow,
  lines: readonly ReadLine[],
  all: readonly Cells[],
  context: JudgeContext,
) {
  const { read, order, isKnownProduct } = fillOrder(row, lines, all, context);
  const { values, repairs } = read;
  const errors = orderErrors(order);
  const own = lines.length === 0 ? errors : errors.filter((error) => !isOfFurtherProduct(error));
  const faults = toldFaults(read.faults, own, values, isKnownProduct);
  const { courier, sku, service_type } = values;
  const skus = lines.flatMap((line) => line.values.sku ?? []);
  const chosenBy = {
    ...withoutNulls({ courier, sku, service_type }),
    ...(skus.length > 0 && { further_skus: skus }),
  };
  const change: RowChange = {
    row: row.row_no,
    faults,
    repairs,
    ...(faults.length === 0 && isComplete(order, errors)
      ? { state: 'ready', judged: { order, ...chosenBy } }
      : { state: 'wrong', judged: null }),
    order_hash: orderHash(
      values,
      lines.map((line) => line.values),
      row.carried,
    ),
    reference: order.reference_id ?? null,
  };
  return { change, errors };
}

function judgeLine(
  { row, read, values, product }: ReadLine,
  errors: ReturnType<typeof errorsOfProduct>,
): RowChange {
  const faults = toldFaults(read.faults, errors, values, product !== undefined);
  const { repairs } = read;
  return lineChange(row, faults.length === 0 ? 'joined' : 'wrong', { faults, repairs });
}

function withWrongLine(change: RowChange, row: number): RowChange {
  const fault = { code: 'wrong_line', params: { row } };
  return {
    ...change,
    state: 'wrong',
    judged: null,
    faults: [fault, ...change.faults].slice(0, MOST_FAULTS),
  };
}
