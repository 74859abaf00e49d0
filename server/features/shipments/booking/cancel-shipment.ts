import type { components } from '../../../../openapi/generated/types.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { answerOnce, type KeyedAnswer } from '../../../db/idempotency.ts';
import { newId } from '../../../db/ids.ts';
import { getShipmentPosting } from '../../balance/ledger.ts';
import { refundShipment } from '../../balance/refund-shipment.ts';
import { getShipment, lockShipment, updateShipment } from '../store.ts';
import { addTrackingEvent } from '../../tracking/store.ts';
import { shipmentRefund } from '../../../domain/ledger.ts';
import { canCancel } from '../../../domain/shipment-status.ts';
import { toShipment } from '../mapper.ts';
import { problem } from '../../../http/problem.ts';

type Schemas = components['schemas'];

export interface Cancellation {
  accountId: string;
  idempotencyKey: string;
  shipmentId: string;
  now: Date;
}

/**
 * Cancels a shipment that is not collected yet and refunds its whole charge.
 *
 * @throws ProblemError 404 for an unknown shipment, 409 when it is too late.
 */
export function cancelShipment(
  db: Database,
  cancellation: Cancellation,
): Promise<KeyedAnswer<200, Schemas['Shipment']>> {
  const { accountId, idempotencyKey, shipmentId, now } = cancellation;
  const keyed = {
    accountId,
    key: idempotencyKey,
    operation: 'cancelShipment',
    request: shipmentId,
    now,
  };
  return answerOnce(db, keyed, (tx) => cancel(tx, cancellation));
}

async function cancel(
  tx: Tx,
  { accountId, shipmentId, now }: Cancellation,
): Promise<KeyedAnswer<200, Schemas['Shipment']>> {
  const shipment = await lockShipment(tx, accountId, shipmentId);
  if (!shipment) throw problem(404, 'not_found');
  const verdict = canCancel(shipment.status, shipment.tracking_status);
  if (!verdict.ok) throw problem(409, verdict.reason);

  await updateShipment(tx, accountId, shipmentId, {
    status: 'cancelled',
    tracking_status: 'cancelled',
    payment_status: 'refunded',
    refunded: shipment.total_fee,
    updated_at: now,
  });
  await addTrackingEvent(tx, {
    account_id: accountId,
    shipment_id: shipmentId,
    id: newId('evt', now),
    occurred_at: now,
    tracking_status: 'cancelled',
    city: null,
    courier_text: null,
  });
  const answer = toShipment(await getShipment(tx, accountId, shipmentId), now);
  const charge = await getShipmentPosting(tx, accountId, shipmentId, 'shipment_charge');
  await refundShipment(tx, shipment, { posting: shipmentRefund(charge), reason: 'cancelled' }, now);
  return { status: 200, body: answer };
}
