import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { type DateOrder, dateOrderOf } from './reading/read-day.ts';
import type { ImportBatch } from './store.ts';

/**
 * The order of day and month in the column of delivery days; `ambiguous` if its dates can be read in
 * two ways, null if it has none.
 */
export async function findDateOrder(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  columns: ImportBatch['columns'],
): Promise<DateOrder | 'ambiguous' | null> {
  const column = columns.find(({ field }) => field === 'preferred_delivery_day');
  if (!column) return null;
  const { rows } = await sql<{ text: string | null }>`
    select distinct texts ->> ${column.index}::int as text from import_rows
    where account_id = ${account_id} and batch_id = ${id}`.execute(db);
  const found = dateOrderOf(rows.map(({ text }) => text ?? ''));
  return found === 'none' ? null : found;
}
