import type { Tx } from '../../db/database.ts';
import { getShipmentPosting, InsufficientBalanceError, post } from './ledger.ts';
import { type LockedShipment, updateShipment } from '../shipments/store.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import { halfOf, returnCharge, shipmentCharge, shipmentRefund } from '../../domain/ledger.ts';
import { withoutVat } from '../../domain/vat.ts';
import { collectCash } from './cash-on-delivery.ts';

/**
 * The money that follows from how a parcel ended, in the transaction that writes its end: cash that
 * the courier took, a charge given back, or the price of the way back.
 */
export async function settleParcel(
  tx: Tx,
  shipment: LockedShipment,
  kind: CourierEventKind,
  rates: readonly ExchangeRate[],
  now: Date,
): Promise<void> {
  if (kind === 'delivered') return collectCash(tx, shipment, rates, now);
  // Nobody takes cash for it any more; its carriage stays paid unless it is given back.
  if (shipment.payment_status === 'cod_pending') {
    await updateShipment(tx, shipment.account_id, shipment.id, { payment_status: 'paid' });
  }
  if (kind === 'booking_refused') return refund(tx, shipment, 'refunded', now);
  if (kind === 'lost') return refund(tx, shipment, 'partly_refunded', now);
  if (kind === 'returned') return chargeReturn(tx, shipment, shipment.return_price, now);
}

/** All of the charge where nothing was carried, half of it where the parcel was lost on its way. */
async function refund(
  tx: Tx,
  shipment: LockedShipment,
  status: 'refunded' | 'partly_refunded',
  at: Date,
): Promise<void> {
  const { account_id: accountId, id: shipmentId } = shipment;
  const charged = await getShipmentPosting(tx, accountId, shipmentId, 'shipment_charge');
  const half = halfOf(shipment);
  const posting = shipmentRefund(status === 'refunded' ? charged : shipmentCharge(half));
  const refunded = status === 'refunded' ? shipment.total_fee : half.subtotal + half.vat;
  await updateShipment(tx, accountId, shipmentId, { payment_status: status, refunded });
  await post(tx, { accountId, posting, shipmentId, at });
}

/**
 * Charges the way back, or where the balance does not allow it writes on the shipment that it is
 * owed.
 */
export async function chargeReturn(
  tx: Tx,
  shipment: Pick<LockedShipment, 'account_id' | 'id' | 'vat_basis_points'>,
  price: number,
  at: Date,
): Promise<void> {
  if (price === 0) return;
  const { account_id: accountId, id: shipmentId } = shipment;
  const posting = returnCharge(withoutVat(price, shipment.vat_basis_points));
  // A balance that does not suffice is left as it is, and so is the transaction.
  const isCharged = await post(tx, { accountId, posting, shipmentId, at }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof InsufficientBalanceError) return false;
      throw error;
    },
  );
  await updateShipment(tx, accountId, shipmentId, { return_owed: isCharged ? 0 : price });
}
