import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { type ImportRow, ofBatch } from './row-store.ts';
import type { ImportBatch } from './store.ts';

type Batch = Pick<ImportBatch, 'account_id' | 'id'>;

/** The rows of an order: the first, and its further lines. */
export interface OrderRows {
  first: ImportRow;
  lines: ImportRow[];
}

/** The row by which an order is known. */
export function firstOf({ row_no, joined_to }: Pick<ImportRow, 'row_no' | 'joined_to'>): number {
  return joined_to ?? row_no;
}

/** The rows of orders, by their first rows, in the order of the file. */
export function rowsOfOrders(
  db: Queryable,
  batch: Batch,
  firsts: readonly number[],
): Promise<ImportRow[]> {
  return ofBatch(db, batch)
    .where((eb) =>
      eb.or([
        eb('row_no', '=', eb.fn.any(eb.val([...firsts]))),
        eb('joined_to', '=', eb.fn.any(eb.val([...firsts]))),
      ]),
    )
    .orderBy('row_no')
    .execute();
}

/**
 * The rows of the next orders to be checked. An order is judged as a whole, so that its rows are
 * unchecked together.
 *
 * @param limit of rows, exceeded by the rest of the last order.
 */
export async function nextUnchecked(
  db: Queryable,
  batch: Batch,
  limit: number,
): Promise<ImportRow[]> {
  const next = await db
    .selectFrom('import_rows')
    .select(['row_no', 'joined_to'])
    .where('account_id', '=', batch.account_id)
    .where('batch_id', '=', batch.id)
    .where('state', '=', 'unchecked')
    .orderBy('row_no')
    .limit(limit)
    .execute();
  return next.length === 0 ? [] : rowsOfOrders(db, batch, [...new Set(next.map(firstOf))]);
}

/** Rows by orders. */
export function inOrders(rows: readonly ImportRow[]): OrderRows[] {
  const byFirst = Map.groupBy(rows, firstOf);
  return [...byFirst.values()].map((all) => {
    const [first, ...lines] = all;
    if (!first || first.joined_to !== null) throw new Error('an order without its first row');
    return { first, lines };
  });
}

/** Has orders checked as a whole. @returns how many rows they are. */
export async function uncheckOrders(
  tx: Tx,
  { account_id, id }: Batch,
  firsts: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ row_no: number }>`
    update import_rows set state = 'unchecked'
    where account_id = ${account_id} and batch_id = ${id} and state <> 'booked'
      and (row_no = any(${[...firsts]}::int[]) or joined_to = any(${[...firsts]}::int[]))
    returning row_no`.execute(tx);
  return rows.length;
}
