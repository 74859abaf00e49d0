import type { Money } from '../../../common/money.ts';
import type { Tx } from '../../db/database.ts';
import { getShipmentPosting, post } from './ledger.ts';
import { lockShipment, type ShipmentRow, updateShipment } from '../shipments/store.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { type ExchangeRate, toHalalas } from '../../domain/exchange-rates.ts';
import { codCollected, codRemitted } from '../../domain/ledger.ts';

export type Parcel = Pick<ShipmentRow, 'account_id' | 'id'>;

/**
 * Writes that the courier has taken the cash for a parcel, in the transaction that writes its
 * delivery; also of one that was cancelled or lost, paid back or not, and delivered all the same. Does
 * nothing where there is no cash to take, or where it was taken before. Cash in another currency
 * counts at the rate of the day.
 */
export async function collectCash(
  tx: Tx,
  { account_id, id }: Parcel,
  rates: readonly ExchangeRate[],
  now: Date,
): Promise<void> {
  const shipment = await lockShipment(tx, account_id, id);
  if (shipment?.payment_type !== 'cash_on_delivery') return;
  const wasTaken = ['cod_collected', 'cod_remitted'].includes(shipment.payment_status);
  const cash: Money | undefined = shipment.sender.amount_to_collect;
  if (wasTaken || cash === undefined) return;
  const posting = codCollected(toHalalas(cash, rates, riyadhDay(now)));
  await updateShipment(tx, account_id, id, { payment_status: 'cod_collected', updated_at: now });
  await post(tx, { accountId: account_id, posting, shipmentId: id, at: now });
}

/** Writes that the courier has paid out the cash of a parcel, once. */
export async function remitCash(tx: Tx, { account_id, id }: Parcel, now: Date): Promise<void> {
  const shipment = await lockShipment(tx, account_id, id);
  if (shipment?.payment_status !== 'cod_collected') return;
  const collected = await getShipmentPosting(tx, account_id, id, 'cod_collected');
  await updateShipment(tx, account_id, id, { payment_status: 'cod_remitted', updated_at: now });
  const posting = codRemitted(collected);
  await post(tx, { accountId: account_id, posting, shipmentId: id, at: now });
}
