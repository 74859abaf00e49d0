import type { Money } from '../../../common/money.ts';
import type { Tx } from '../../db/database.ts';
import { getShipmentPosting, post } from './ledger.ts';
import { lockShipment, type ShipmentRow, updateShipment } from '../shipments/store.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { type ExchangeRate, toHalalas } from '../../domain/exchange-rates.ts';
import { afterClosing, codCollected, codRemitted } from '../../domain/ledger.ts';

export type Parcel = Pick<ShipmentRow, 'account_id' | 'id'>;

/**
 * Records that the courier collected the cash of a parcel, in the transaction that records the
 * delivery. This includes parcels that were cancelled, lost or refunded and then delivered anyway.
 * It does nothing when there is no cash to collect or it was collected before. Cash in another
 * currency is converted at the rate of the day. The cash of a closed account waits in suspense.
 */
export async function collectCash(
  tx: Tx,
  { account_id, id }: Parcel,
  rates: readonly ExchangeRate[],
  { now, isClosed }: { now: Date; isClosed: boolean },
): Promise<void> {
  const shipment = await lockShipment(tx, account_id, id);
  if (shipment?.payment_type !== 'cash_on_delivery') return;
  const wasTaken = ['cod_collected', 'cod_remitted'].includes(shipment.payment_status);
  const cash: Money | undefined = shipment.sender.amount_to_collect;
  if (wasTaken || cash === undefined) return;
  const collected = codCollected(toHalalas(cash, rates, riyadhDay(now)));
  const posting = isClosed ? afterClosing(collected) : collected;
  await updateShipment(tx, account_id, id, { payment_status: 'cod_collected', updated_at: now });
  await post(tx, { accountId: account_id, posting, shipmentId: id, at: now });
}

/** Records once that the courier paid out the cash of a parcel. */
export async function remitCash(tx: Tx, { account_id, id }: Parcel, now: Date): Promise<void> {
  const shipment = await lockShipment(tx, account_id, id);
  if (shipment?.payment_status !== 'cod_collected') return;
  const collected = await getShipmentPosting(tx, account_id, id, 'cod_collected');
  await updateShipment(tx, account_id, id, { payment_status: 'cod_remitted', updated_at: now });
  const posting = codRemitted(collected);
  await post(tx, { accountId: account_id, posting, shipmentId: id, at: now });
}
