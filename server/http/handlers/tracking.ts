import { findShipment } from '../../db/shipments.ts';
import { selectTrackingEvents } from '../../db/tracking.ts';
import { toTracking } from '../mappers/tracking.ts';
import type { Handlers } from '../operations.ts';
import { problem } from '../problem.ts';

export const trackingHandlers = {
  async trackShipment({ path }, { account, db }) {
    const shipment = await findShipment(db.kysely, account.id, {
      trackingNumber: path.tracking_number,
    });
    if (!shipment) throw problem(404, 'not_found');
    const events = await selectTrackingEvents(db.kysely, account.id, shipment.id);
    return { status: 200, body: toTracking(shipment, events) };
  },
} satisfies Pick<Handlers, 'trackShipment'>;
