import { setImmediate as giveWay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { MissingRateError } from '../../domain/exchange-rates.ts';
import { rulesInUse } from '../courier-rules/rules-in-use.ts';
import { tariffOf } from '../couriers/tariff.ts';
import { defaultCourier } from '../favorites/store.ts';
import { type Choosing, choosePrice } from './choose-price.ts';
import type { ImportServices } from './import-services.ts';
import { namedCouriers } from './named-couriers.ts';
import { priceFaults } from './price-faults.ts';
import { type ImportRow, nextRows } from './row-store.ts';
import { changeBatch, type ImportBatch, lockBatch } from './store.ts';
import type { RowPrice } from './tables.ts';

type Schemas = components['schemas'];

/** Rows that are priced at once, and before others have their turn. */
const SLICE = 200;
const TURN = 10;

/** Chooses couriers for the next rows of a batch; after the last ones, it is `priced`. */
export async function priceSome(
  { db, clock }: Required<ImportServices>,
  batch: ImportBatch,
): Promise<void> {
  const { kysely } = db;
  const now = clock();
  const rows = await nextRows(kysely, batch, 'ready', SLICE);
  if (rows.length === 0) {
    await kysely.transaction().execute(async (tx) => {
      const held = await lockBatch(tx, { accountId: batch.account_id, id: batch.id });
      if (held?.status !== 'pricing') return;
      await changeBatch(tx, held, { status: 'priced', priced_at: now, updated_at: now });
    });
    return;
  }
  const tariff = await tariffOf(db);
  const choosing: Omit<Choosing, 'source'> = {
    ...(await rulesInUse(kysely, batch.account_id)),
    choice: batch.choice ?? { choice: 'cheapest' },
    favorite: await defaultCourier(kysely, batch.account_id),
    couriers: namedCouriers(tariff.byVersion.values()),
    ...{ tariff, now },
  };
  const priced: PricedRow[] = [];
  for (const [index, row] of rows.entries()) {
    priced.push(priceRow(row, choosing));
    if (index % TURN === TURN - 1) await giveWay();
  }
  await writePrices(kysely, batch, priced);
}

interface PricedRow {
  row: number;
  state: 'priced' | 'unpriced';
  price: RowPrice | null;
  subtotal: number | null;
  vat: number | null;
  courier_choice: Schemas['CourierChoice'] | null;
  faults: Schemas['ImportFault'][];
}

function priceRow(
  { row_no: row, judged, carried }: ImportRow,
  choosing: Omit<Choosing, 'source'>,
): PricedRow {
  const none = { row, state: 'unpriced', price: null, subtotal: null, vat: null } as const;
  if (judged === null) throw new Error(`row ${row} is ready without an order`);
  try {
    const chosen = choosePrice(judged, { ...choosing, source: carried?.source ?? 'import' });
    const { choice: courier_choice } = chosen;
    if (chosen.price === null) {
      return { ...none, courier_choice, faults: priceFaults(chosen, choosing.tariff) };
    }
    const { price, subtotal, vat } = chosen;
    return { row, state: 'priced', price, subtotal, vat, courier_choice, faults: [] };
  } catch (error) {
    if (!(error instanceof MissingRateError)) throw error;
    const fault = { field: 'sender.amount_to_collect', code: 'invalid_value' } as const;
    return { ...none, courier_choice: null, faults: [fault] };
  }
}

async function writePrices(
  db: Queryable,
  { account_id, id }: ImportBatch,
  rows: readonly PricedRow[],
): Promise<void> {
  await sql`
    update import_rows set state = fresh.state, faults = fresh.faults, price = fresh.price,
      subtotal = fresh.subtotal, vat = fresh.vat, courier_choice = fresh.courier_choice
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (row int, state text,
      price jsonb, subtotal bigint, vat bigint, courier_choice jsonb, faults jsonb)
    where account_id = ${account_id} and batch_id = ${id} and row_no = fresh.row
      and import_rows.state = 'ready'
      and exists (select from import_batches b where b.account_id = ${account_id} and b.id = ${id}
        and b.status = 'pricing')`.execute(db);
}
