import type { Database } from '../db/database.ts';
import { remitCash } from '../features/balance/cash-on-delivery.ts';
import { REMITTED_AFTER_HOURS } from './shipments.ts';

/** Parcels per run; the rest follow in the next one. */
const BATCH = 200;

/** Pays out, for the fictional couriers, the cash they collected weeks ago. */
export async function remitSampleCash({ kysely }: Database, now: Date): Promise<void> {
  const due = await kysely
    .selectFrom('ledger_transactions as collected')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'collected.account_id')
        .onRef('shipments.id', '=', 'collected.shipment_id'),
    )
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .select(['shipments.account_id', 'shipments.id'])
    .where('collected.kind', '=', 'cod_collected')
    .where('collected.created_at', '<=', new Date(now.getTime() - REMITTED_AFTER_HOURS * 3_600_000))
    .where('shipments.payment_status', '=', 'cod_collected')
    .where('couriers.sample', '=', true)
    .limit(BATCH)
    .execute();
  for (const parcel of due) {
    await kysely.transaction().execute((tx) => remitCash(tx, parcel, now));
  }
}
