import {
  findPublicShipment,
  findShipment,
  selectByTrackingNumbers,
  type ShipmentRow,
} from '../shipments/store.ts';
import type { Queryable } from '../../db/database.ts';
import { selectEventsOf, selectTrackingEvents } from './store.ts';
import { completeAddress } from '../shipments/booking/complete-address.ts';
import { toPublicTracking } from './public-mapper.ts';
import { toTracking } from './mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const trackingHandlers = {
  async listTrackings({ query }, { account, db }) {
    const numbers = [...new Set(query.tracking_numbers.split(','))];
    const found = await selectByTrackingNumbers(db.kysely, account.id, numbers);
    const ids = found.map(({ id }) => id);
    const events = await selectEventsOf(db.kysely, account.id, ids);
    const byNumber = new Map(found.map((shipment) => [shipment.tracking_number, shipment]));
    return {
      status: 200,
      body: {
        data: numbers.flatMap((number) => {
          const shipment = byNumber.get(number);
          return shipment ? [toTracking(shipment, events.get(shipment.id) ?? [])] : [];
        }),
        unknown: numbers.filter((number) => !byNumber.has(number)),
      },
    };
  },

  async trackShipment({ path }, { account, db }) {
    const shipment = await findShipment(db.kysely, account.id, {
      trackingNumber: path.tracking_number,
    });
    if (!shipment) throw problem(404, 'not_found');
    const events = await selectTrackingEvents(db.kysely, account.id, shipment.id);
    return { status: 200, body: toTracking(shipment, events) };
  },

  async getPublicTracking({ path }, { db }) {
    return { status: 200, body: await readPublic(db.kysely, path.public_token) };
  },

  async completeReceiverAddress({ path, body }, { db, now, note }) {
    const shipment = await completeAddress(db, path.public_token, body, now);
    const { account_id: accountId, id, tracking_number: label } = shipment;
    note({ accountId, subject: { id, label }, isByReceiver: true });
    return { status: 200, body: await readPublic(db.kysely, path.public_token) };
  },
} satisfies Pick<
  Handlers,
  'listTrackings' | 'trackShipment' | 'getPublicTracking' | 'completeReceiverAddress'
>;

/** @throws ProblemError 404 when no page has that address. */
async function readPublic(db: Queryable, publicToken: string) {
  const shipment: ShipmentRow | undefined = await findPublicShipment(db, publicToken);
  if (!shipment) throw problem(404, 'not_found');
  const events = await selectTrackingEvents(db, shipment.account_id, shipment.id);
  return toPublicTracking(shipment, events);
}
