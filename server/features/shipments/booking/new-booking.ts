import { randomUUID } from 'node:crypto';
import { newId } from '../../../db/ids.ts';
import { cashBackOn, shipmentCharge } from '../../../domain/ledger.ts';
import type { LocalizedText } from '../../../domain/rate-card.ts';
import { type MovementValues, movementValues, withCashBack } from '../../balance/movements.ts';
import { carriageDocument } from '../../tax-documents/carriage-line.ts';
import { type NewShipment, newShipmentRow } from '../shipment-row.ts';
import type { StoredShipment } from '../tables.ts';
import { drawTrackingNumber } from '../tracking-numbers.ts';

/** What is booked, and at which price. */
export type Booked = Omit<NewShipment, 'id' | 'trackingNumber' | 'invoiceNumber' | 'cashBack'> & {
  courier: { name: LocalizedText };
  /** What the account's plan pays back of the charge, in 1/10,000. */
  cashBackBasisPoints: number;
};

/** The rows of every booking, whatever it uses up. */
export interface NewBooking {
  shipment: StoredShipment;
  /** Of its creation. */
  eventId: string;
  /** Stands for the number of the invoice, which the statement itself gives. */
  unnumbered: string;
  charge: MovementValues;
}

/** A new shipment with its charge, its cash back and the tax document. */
export function newBooking({ courier, cashBackBasisPoints, ...booked }: Booked): NewBooking {
  const { accountId, price, at } = booked;
  const charge = { subtotal: price.subtotal.amount, vat: price.vat.amount };
  const paidBack = cashBackOn(charge.subtotal, cashBackBasisPoints);
  const unnumbered = randomUUID();
  const shipment = newShipmentRow({
    ...booked,
    id: newId('shp', at),
    trackingNumber: drawTrackingNumber(),
    invoiceNumber: unnumbered,
    cashBack: paidBack,
  });
  const charged = {
    accountId,
    shipmentId: shipment.id,
    posting: shipmentCharge(charge),
    document: carriageDocument(shipment, courier),
    at,
  };
  return {
    ...{ shipment, unnumbered },
    eventId: newId('evt', at),
    charge: movementValues(withCashBack(charged, paidBack)),
  };
}
