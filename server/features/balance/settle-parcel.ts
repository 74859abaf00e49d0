import type { Tx } from '../../db/database.ts';
import { getShipmentPosting, InsufficientBalanceError, type Movement, post } from './ledger.ts';
import { type LockedShipment, updateShipment } from '../shipments/store.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import {
  afterClosing,
  balanceChange,
  deliveryCharge,
  halfOf,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
} from '../../domain/ledger.ts';
import { withoutVat } from '../../domain/vat.ts';
import { collectCash } from './cash-on-delivery.ts';

/**
 * Makes the postings that follow from how a parcel ended, in the transaction that records its end:
 * collected cash, a refund, or the return price.
 */
export async function settleParcel(
  tx: Tx,
  shipment: LockedShipment,
  kind: CourierEventKind,
  rates: readonly ExchangeRate[],
  now: Date,
): Promise<void> {
  if (kind === 'delivered') return collectCash(tx, shipment, rates, { now, isClosed: false });
  // No cash will be collected; the shipping charge stays paid unless it is refunded.
  if (shipment.payment_status === 'cod_pending') {
    await updateShipment(tx, shipment.account_id, shipment.id, { payment_status: 'paid' });
  }
  if (kind === 'booking_refused') return refund(tx, shipment, 'refunded', now);
  if (kind === 'lost') return refund(tx, shipment, 'partly_refunded', now);
  if (kind === 'returned') return chargeReturn(tx, shipment, shipment.return_price, now);
}

/**
 * Refunds the whole charge if nothing was carried, and half of it if the parcel was lost on the
 * way.
 */
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

/** Charges the return price, or records it as owed when the balance is insufficient. */
export async function chargeReturn(
  tx: Tx,
  shipment: Pick<LockedShipment, 'account_id' | 'id' | 'vat_basis_points'>,
  price: number,
  at: Date,
): Promise<void> {
  if (price === 0) return;
  const { account_id: accountId, id: shipmentId } = shipment;
  const posting = returnCharge(withoutVat(price, shipment.vat_basis_points));
  const isCharged = await isAffordable(tx, { accountId, posting, shipmentId, at });
  await updateShipment(tx, accountId, shipmentId, { return_owed: isCharged ? 0 : price });
}

/**
 * Charges the refund of a parcel again that was delivered although it was cancelled, lost or
 * refused, or records it as owed when the balance is insufficient. A closed account has no balance:
 * there it waits in suspense.
 */
export async function chargeDelivery(
  tx: Tx,
  { account_id: accountId, id: shipmentId, refunded, recharged, payment_type }: LockedShipment,
  { now: at, isClosed }: { now: Date; isClosed: boolean },
): Promise<void> {
  if (refunded === 0 || recharged > 0) return;
  const posting = deliveryCharge(
    await getShipmentPosting(tx, accountId, shipmentId, 'shipment_refund'),
  );
  const due = -balanceChange(posting.entries);
  const movement = { accountId, posting: isClosed ? afterClosing(posting) : posting, shipmentId };
  const isCharged = await isAffordable(tx, { ...movement, at });
  await updateShipment(tx, accountId, shipmentId, {
    ...(isCharged ? { recharged: due, delivery_owed: 0 } : { delivery_owed: due }),
    // With cash on delivery the status tells of the cash.
    ...(isCharged && payment_type === 'prepaid' && { payment_status: 'paid' }),
  });
}

/** Makes a movement, or none if the balance is insufficient, which leaves all as it was. */
async function isAffordable(tx: Tx, movement: Movement): Promise<boolean> {
  try {
    await post(tx, movement);
    return true;
  } catch (error) {
    if (error instanceof InsufficientBalanceError) return false;
    throw error;
  }
}
