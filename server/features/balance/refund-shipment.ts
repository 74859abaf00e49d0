import type { Tx } from '../../db/database.ts';
import { cashBack, cashBackReversal, type Posting } from '../../domain/ledger.ts';
import type { CreditReason } from '../../domain/tax-document.ts';
import { type LockedShipment, updateShipment } from '../shipments/store.ts';
import { documentOfShipment } from '../tax-documents/carriage-line.ts';
import { post } from './ledger.ts';

/**
 * Posts the refund of a shipment's charge with its credit note, and takes the cash back on it back:
 * all of it, or half with half the charge.
 */
export async function refundShipment(
  tx: Tx,
  shipment: LockedShipment,
  { posting, reason }: { posting: Posting<'shipment_refund'>; reason: CreditReason },
  at: Date,
): Promise<void> {
  const { account_id: accountId, id: shipmentId, cash_back: given } = shipment;
  const caused = { accountId, shipmentId, at };
  const document = {
    ...(await documentOfShipment(tx, shipment)),
    reason,
    originalNumber: shipment.invoice_number,
  };
  const taken = reason === 'lost' ? Math.floor(given / 2) : given;
  if (taken === 0) return post(tx, { ...caused, posting, document });
  await updateShipment(tx, accountId, shipmentId, { cash_back: given - taken });
  await post(
    tx,
    { ...caused, posting, document },
    { ...caused, posting: cashBackReversal(cashBack(taken)) },
  );
}
