import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { lockShipment } from '../shipments/store.ts';
import { chargeDelivery, chargeReturn } from './settle-parcel.ts';

/** Shipments per run; the rest follow in the next one. */
const BATCH = 200;

/** Charges the return prices and deliveries that are owed and that the balances now cover. */
export async function collectOwed({ kysely }: Database, now: Date): Promise<void> {
  const payable = await kysely
    .selectFrom('shipments')
    .innerJoin('balances', 'balances.account_id', 'shipments.account_id')
    .select(['shipments.account_id', 'shipments.id'])
    // Written as in the index, so that the index is used.
    .where(sql<boolean>`(return_owed > 0 or delivery_owed > 0)`)
    .where(
      sql<boolean>`(return_owed > 0 and current >= return_owed
        or delivery_owed > 0 and current >= delivery_owed)`,
    )
    .orderBy('shipments.account_id')
    .orderBy('shipments.id')
    .limit(BATCH)
    .execute();
  for (const { account_id, id } of payable) {
    await kysely.transaction().execute(async (tx) => {
      const shipment = await lockShipment(tx, account_id, id);
      if (!shipment) return;
      await chargeReturn(tx, shipment, shipment.return_owed, now);
      if (shipment.delivery_owed > 0) await chargeDelivery(tx, shipment, { now, isClosed: false });
    });
  }
}
