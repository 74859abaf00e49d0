import type { Database } from '../../db/database.ts';
import { lockShipment } from '../shipments/store.ts';
import { chargeReturn } from './settle-parcel.ts';

/** Shipments per run; the rest follow in the next one. */
const BATCH = 200;

/** Charges the owed return prices that their accounts' balances now cover. */
export async function collectReturns({ kysely }: Database, now: Date): Promise<void> {
  const payable = await kysely
    .selectFrom('shipments')
    .innerJoin('balances', 'balances.account_id', 'shipments.account_id')
    .select(['shipments.account_id', 'shipments.id'])
    .where('return_owed', '>', 0)
    .whereRef('current', '>=', 'return_owed')
    .orderBy('shipments.account_id')
    .orderBy('shipments.id')
    .limit(BATCH)
    .execute();
  for (const { account_id, id } of payable) {
    await kysely.transaction().execute(async (tx) => {
      const shipment = await lockShipment(tx, account_id, id);
      if (shipment) await chargeReturn(tx, shipment, shipment.return_owed, now);
    });
  }
}
