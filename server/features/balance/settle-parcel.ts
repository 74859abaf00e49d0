import type { Tx } from '../../db/database.ts';
import { documentOfShipment } from '../tax-documents/carriage-line.ts';
import { cashBackBasisPoints } from '../plans/cash-back.ts';
import { getShipmentPosting, InsufficientBalanceError, post } from './ledger.ts';
import { type Movement, withCashBack } from './movements.ts';
import { refundShipment } from './refund-shipment.ts';
import { type LockedShipment, updateShipment } from '../shipments/store.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import type { ExchangeRate } from '../../domain/exchange-rates.ts';
import {
  afterClosing,
  balanceChange,
  cashBackOn,
  deliveryCharge,
  halfOf,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  sumOf,
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
  const isWhole = status === 'refunded';
  const posting = shipmentRefund(isWhole ? charged : shipmentCharge(half));
  const refunded = isWhole ? shipment.total_fee : half.subtotal + half.vat;
  await updateShipment(tx, accountId, shipmentId, { payment_status: status, refunded });
  await refundShipment(tx, shipment, { posting, reason: isWhole ? 'refused' : 'lost' }, at);
}

/** Charges the return price, or records it as owed when the balance is insufficient. */
export async function chargeReturn(
  tx: Tx,
  shipment: LockedShipment,
  price: number,
  at: Date,
): Promise<void> {
  if (price === 0) return;
  const { account_id: accountId, id: shipmentId } = shipment;
  const charge = withoutVat(price, shipment.vat_basis_points);
  const paidBack = cashBackOn(charge.subtotal, await cashBackBasisPoints(tx, accountId));
  const posting = returnCharge(charge);
  const document = await documentOfShipment(tx, shipment);
  const charged = { accountId, shipmentId, posting, document, at };
  const isCharged = await isAffordable(tx, withCashBack(charged, paidBack));
  await updateShipment(tx, accountId, shipmentId, {
    return_owed: isCharged ? 0 : price,
    ...(isCharged && { return_cash_back: paidBack }),
  });
}

/**
 * Charges the refund of a parcel again that was delivered although it was cancelled, lost or
 * refused, or records it as owed when the balance is insufficient. A closed account has no balance:
 * there it waits in suspense.
 */
export async function chargeDelivery(
  tx: Tx,
  shipment: LockedShipment,
  { now: at, isClosed }: { now: Date; isClosed: boolean },
): Promise<void> {
  const { account_id: accountId, id: shipmentId, refunded, recharged, payment_type } = shipment;
  if (refunded === 0 || recharged > 0) return;
  const refund = await getShipmentPosting(tx, accountId, shipmentId, 'shipment_refund');
  const posting = deliveryCharge(refund);
  const due = -balanceChange(posting.entries);
  const basisPoints = isClosed ? 0 : await cashBackBasisPoints(tx, accountId);
  const paidBack = cashBackOn(-sumOf(refund.entries, 'carriage_revenue'), basisPoints);
  const charged = {
    ...{ accountId, shipmentId, at },
    posting: isClosed ? afterClosing(posting) : posting,
    document: await documentOfShipment(tx, shipment),
  };
  const isCharged = await isAffordable(tx, withCashBack(charged, paidBack));
  await updateShipment(tx, accountId, shipmentId, {
    ...(isCharged ? { recharged: due, delivery_owed: 0 } : { delivery_owed: due }),
    ...(isCharged && { cash_back: shipment.cash_back + paidBack }),
    // With cash on delivery the status tells of the cash.
    ...(isCharged && payment_type === 'prepaid' && { payment_status: 'paid' }),
  });
}

/** Makes movements, or none if the balance is insufficient, which leaves all as it was. */
async function isAffordable(tx: Tx, movements: [Movement, ...Movement[]]): Promise<boolean> {
  try {
    await post(tx, ...movements);
    return true;
  } catch (error) {
    if (error instanceof InsufficientBalanceError) return false;
    throw error;
  }
}
