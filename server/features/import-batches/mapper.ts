import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { coveredRows } from '../../domain/covered-rows.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { currentBalance } from '../balance/ledger.ts';
import { allowedTo } from '../plans/limits.ts';
import { missingOf } from './missing-fields.ts';
import { countKinds, countRows, feesOf } from './row-store.ts';
import { BATCH_LIFE, type ImportBatch } from './store.ts';
import type { RowState } from './tables.ts';

type Schemas = components['schemas'];
type Counted = Awaited<ReturnType<typeof countRows>>;

/** Milliseconds for which prices hold until booking begins. */
export const PRICES_HOLD = 24 * 60 * 60 * 1_000;

/** A batch as it stands. */
export async function showBatch(
  { kysely }: Pick<Database, 'kysely'>,
  batch: ImportBatch,
): Promise<Schemas['ImportBatch']> {
  const counted = await countRows(kysely, batch);
  const payable = counted.get('priced');
  const balance = await currentBalance(kysely, batch.account_id);
  const covered =
    payable && batch.status !== 'booking' ? await coveredBy(kysely, batch, balance) : null;
  return {
    id: batch.id,
    version: batch.version,
    status: batch.status,
    origin: batch.origin,
    columns: batch.origin === 'file' ? batch.columns : [],
    defaults: batch.defaults,
    missing: missingOf(batch),
    asks_date_order: batch.asks_date_order,
    counts: toCounts(batch, counted),
    faults_by_kind: await countKinds(kysely, batch, 'faults'),
    repairs_by_kind: await countKinds(kysely, batch, 'repairs'),
    charged: sar(counted.get('booked')?.fees ?? 0),
    balance: sar(balance),
    ...withoutNulls({
      file_name: batch.file_name,
      unreadable: batch.unreadable,
      date_order: batch.date_order,
      choice: batch.choice,
      progress: progressOf(batch, counted),
      total: payable ? sar(payable.fees) : null,
      covered,
      prices_hold_until: holdUntil(batch)?.toISOString() ?? null,
    }),
    ...times(batch),
  };
}

/** A batch in the list. */
export async function summarizeBatch(
  db: Queryable,
  batch: ImportBatch,
): Promise<Schemas['ImportBatchSummary']> {
  const booked = (await countRows(db, batch)).get('booked');
  return {
    id: batch.id,
    status: batch.status,
    origin: batch.origin,
    ...(batch.file_name !== null && { file_name: batch.file_name }),
    rows: batch.row_count,
    booked: booked?.count ?? 0,
    charged: sar(booked?.fees ?? 0),
    ...times(batch),
  };
}

/** When prices that nobody has begun to book no longer hold; null in other statuses. */
export function holdUntil({
  status,
  priced_at,
}: Pick<ImportBatch, 'status' | 'priced_at'>): Date | null {
  if (status !== 'priced' || priced_at === null) return null;
  return new Date(priced_at.getTime() + PRICES_HOLD);
}

async function coveredBy(
  db: Queryable,
  batch: ImportBatch,
  balance: number,
): Promise<Schemas['ImportCovered']> {
  const share = await allowedTo(db, batch.account_id, 'cash_back');
  const { rows, total } = coveredRows(balance, await feesOf(db, batch), share);
  return { rows, total: sar(total) };
}

function toCounts({ status, row_count }: ImportBatch, counted: Counted): Schemas['ImportCounts'] {
  const count = (state: RowState) => counted.get(state)?.count ?? 0;
  const isWaiting = status === 'waiting';
  return {
    rows: row_count,
    unchecked: count('unchecked'),
    ready: count('ready'),
    wrong: count('wrong'),
    repeated: count('repeated'),
    joined: count('joined'),
    left_out: count('left_out'),
    unpriced: count('unpriced'),
    priced: isWaiting ? 0 : count('priced'),
    waiting: isWaiting ? count('priced') : 0,
    booked: count('booked'),
    refused: count('refused'),
  };
}

function progressOf(
  { status, row_count }: ImportBatch,
  counted: Counted,
): Schemas['ImportProgress'] | null {
  const count = (...states: RowState[]) =>
    states.reduce((sum, state) => sum + (counted.get(state)?.count ?? 0), 0);
  switch (status) {
    case 'checking':
      return { done: row_count - count('unchecked'), total: row_count };
    case 'pricing':
      return { done: count('priced', 'unpriced'), total: count('priced', 'unpriced', 'ready') };
    case 'booking':
    case 'booked':
    case 'waiting':
    case 'stopped':
      return { done: count('booked'), total: count('booked', 'priced') };
    default:
      return null;
  }
}

function times({ created_at, updated_at }: ImportBatch) {
  return {
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    expires_at: new Date(updated_at.getTime() + BATCH_LIFE).toISOString(),
  };
}
