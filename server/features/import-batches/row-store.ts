import { type Selectable, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import { countUpToCap } from '../../db/pages.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ImportBatch, ImportBatchKey } from './store.ts';
import type { Edits, ImportRowsTable, RowState } from './tables.ts';

type Schemas = components['schemas'];

export type ImportRow = Selectable<ImportRowsTable>;

/** A row as it is read from a file, or made of what is there. */
export type NewRow = Pick<ImportRow, 'texts'> & {
  row: number;
  carried?: ImportRow['carried'];
};

/** Rows that are written at once. */
const WRITTEN = 500;

/** Adds rows to be checked; those that are there stay as they are. */
export async function insertRows(
  db: Queryable,
  { accountId, id }: ImportBatchKey,
  rows: readonly NewRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += WRITTEN) {
    const some = JSON.stringify(rows.slice(start, start + WRITTEN));
    await sql`
      insert into import_rows (account_id, batch_id, row_no, texts, carried, state)
      select ${accountId}, ${id}, row, texts, carried, 'unchecked'
      from jsonb_to_recordset(${some}::jsonb) as fresh (row int, texts jsonb, carried jsonb)
      on conflict do nothing`.execute(db);
  }
}

export function ofBatch(db: Queryable, { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>) {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id);
}

/** The first rows in a state, in the order of the file. */
export function nextRows(
  db: Queryable,
  batch: Pick<ImportBatch, 'account_id' | 'id'>,
  state: RowState,
  limit: number,
): Promise<ImportRow[]> {
  return ofBatch(db, batch).where('state', '=', state).orderBy('row_no').limit(limit).execute();
}

export function findRow(
  db: Queryable,
  batch: Pick<ImportBatch, 'account_id' | 'id'>,
  row: number,
): Promise<ImportRow | undefined> {
  return ofBatch(db, batch).where('row_no', '=', row).executeTakeFirst();
}

/** Every given part must match. */
export interface RowFilter {
  state?: Schemas['ImportRowState'];
  field?: Schemas['ImportField'];
  code?: string;
  repaired?: boolean;
}

/** A page of rows in the order of the file, after the one with that number. */
export async function rowPage(
  db: Queryable,
  batch: ImportBatch,
  { filter, after, limit }: { filter: RowFilter; after: number; limit: number },
): Promise<{ rows: ImportRow[]; isLast: boolean; total: number; isCapped: boolean }> {
  const found = await matching(db, batch, filter)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit + 1)
    .execute();
  return {
    rows: found.slice(0, limit),
    isLast: found.length <= limit,
    ...(await countUpToCap(db, matching(db, batch, filter))),
  };
}

function matching(db: Queryable, batch: ImportBatch, filter: RowFilter) {
  const { state, field, code, repaired } = filter;
  let query = ofBatch(db, batch);
  if (state !== undefined) {
    const stored = storedState(state, batch);
    if (stored === null) query = query.where(sql.lit(false));
    else query = query.where('state', '=', stored);
  }
  if (repaired !== undefined) {
    query = query.where(sql<boolean>`(repairs <> '[]'::jsonb) = ${repaired}`);
  }
  if (field !== undefined || code !== undefined) {
    const sought = JSON.stringify([{ ...(field && { field }), ...(code && { code }) }]);
    query = query.where(
      sql<boolean>`${sql.ref(repaired ? 'repairs' : 'faults')} @> ${sought}::jsonb`,
    );
  }
  return query;
}

/** Rows that wait are those `priced` in a batch that waits; null if it has none in that state. */
function storedState(
  state: Schemas['ImportRowState'],
  { status }: Pick<ImportBatch, 'status'>,
): RowState | null {
  if (state === 'waiting') return status === 'waiting' ? 'priced' : null;
  if (state === 'priced') return status === 'waiting' ? null : 'priced';
  return state;
}

/** Writes what was found of rows, as long as they are in that state. */
export async function writeRows(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  state: RowState,
  rows: readonly RowChange[],
): Promise<void> {
  const changes = JSON.stringify(rows);
  await sql`
    update import_rows set state = fresh.state, faults = fresh.faults, repairs = fresh.repairs,
      judged = fresh.judged, order_hash = fresh.order_hash, reference = fresh.reference,
      row_key = null, repeated_of = null, price = null, subtotal = null, vat = null,
      courier_choice = null
    from jsonb_to_recordset(${changes}::jsonb) as fresh (row int, state text, faults jsonb,
      repairs jsonb, judged jsonb, order_hash text, reference text)
    where account_id = ${account_id} and batch_id = ${id} and row_no = fresh.row
      and import_rows.state = ${state}`.execute(db);
}

/** What the check finds of a row. */
export interface RowChange {
  row: number;
  state: 'ready' | 'wrong' | 'joined' | 'left_out';
  faults: ImportRow['faults'];
  repairs: ImportRow['repairs'];
  judged: ImportRow['judged'];
  order_hash: string | null;
  reference: string | null;
}

/** Number and sum of rows by state. */
export async function countRows(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
): Promise<Map<RowState, { count: number; fees: number }>> {
  const { rows } = await sql<{ state: RowState; count: number; fees: number }>`
    select state, count(*)::int as count, coalesce(sum(subtotal + vat), 0)::bigint as fees
    from import_rows where account_id = ${account_id} and batch_id = ${id}
    group by state`.execute(db);
  return new Map(rows.map(({ state, count, fees }) => [state, { count, fees }]));
}

/** In how many rows each kind of fault or repair is, the most frequent first. */
export async function countKinds(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  kind: 'faults' | 'repairs',
): Promise<Schemas['ImportKindCount'][]> {
  const { rows } = await sql<{
    field: Schemas['ImportField'] | null;
    code: string;
    count: number;
  }>`
    select found ->> 'field' as field, found ->> 'code' as code,
      count(distinct row_no)::int as count
    from import_rows, jsonb_array_elements(${sql.ref(kind)}) as found
    where account_id = ${account_id} and batch_id = ${id} and state <> 'left_out'
    group by 1, 2 order by count desc, field nulls last, code limit 200`.execute(db);
  return rows.map(({ field, ...rest }) => ({ ...(field !== null && { field }), ...rest }));
}

/** What the rows that are priced cost, in the order of the file. */
export function feesOf(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
): Promise<{ subtotal: number; vat: number }[]> {
  return db
    .selectFrom('import_rows')
    .select([sql<number>`subtotal`.as('subtotal'), sql<number>`vat`.as('vat')])
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id)
    .where('state', '=', 'priced')
    .orderBy('row_no')
    .execute();
}

/**
 * Lets rows be priced again: those that are, and those that no courier took or that were refused.
 *
 * @param states whose rows.
 */
export async function forgetPrices(
  tx: Tx,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  states: readonly RowState[] = ['priced', 'unpriced', 'refused'],
): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({
      ...{ state: 'ready', faults: '[]', price: null, subtotal: null, vat: null },
      courier_choice: null,
    })
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id)
    .where('state', 'in', states)
    .execute();
}

/** Has every row of a batch checked, as it was in the file. */
export async function uncheckAll(
  tx: Tx,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ state: 'unchecked', edits: null, left_out: false, book_again: false })
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id)
    .execute();
}

/** Changes what a person may change of a row, which is then to be checked. */
export function editRow(
  tx: Tx,
  { account_id, batch_id, row_no }: ImportRow,
  { edits, ...marks }: { edits: Edits; left_out: boolean; book_again: boolean },
): Promise<ImportRow> {
  return tx
    .updateTable('import_rows')
    .set({ ...marks, edits: JSON.stringify(edits), state: 'unchecked' })
    .where('account_id', '=', account_id)
    .where('batch_id', '=', batch_id)
    .where('row_no', '=', row_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
