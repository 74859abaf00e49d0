import { isFinal } from '../../domain/shipment-status.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { findShipment, getShipment } from '../shipments/store.ts';
import { toShipment } from '../shipments/mapper.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';

export const testAccountHandlers = {
  async moveTestShipment({ path, body }, { account, db, now, requestId }) {
    if (!isTestAccount(account.id)) throw problem(403, 'test_key_required');
    const shipment = await findShipment(db.kysely, account.id, { id: path.shipment_id });
    if (!shipment) throw problem(404, 'not_found');
    if (isFinal(shipment.status)) throw problem(409, 'event_refused');
    const occurredAt = body.occurred_at === undefined ? now : new Date(body.occurred_at);
    if (occurredAt < shipment.created_at) throw problem(409, 'event_refused');
    const received = await receiveEvent(
      db,
      shipment,
      {
        // Named, so that what happens twice at the same moment happens twice.
        ...{ id: requestId, kind: body.event, occurredAt },
        ...{ city: body.city ?? null, text: body.text ?? null },
        failureReason: body.failure_reason ?? null,
      },
      now,
    );
    if (received === 'refused') throw problem(409, 'event_refused');
    const moved = await getShipment(db.kysely, account.id, shipment.id);
    return { status: 200, body: toShipment(moved, now) };
  },
} satisfies Pick<Handlers, 'moveTestShipment'>;
