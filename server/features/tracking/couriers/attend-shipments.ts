import type { FastifyBaseLogger } from 'fastify';
import { type AttendedShipment, selectAttended, toParcel } from './attended-shipments.ts';
import type { Database } from '../../../db/database.ts';
import { isAccountClosed } from '../../accounts/store.ts';
import { lockShipment, updateShipment } from '../../shipments/store.ts';
import { selectPastEvents } from '../store.ts';
import { tariffOf } from '../../couriers/tariff.ts';
import type { CourierParcel, CourierPort } from '../../../ports/courier-port.ts';
import { receiveEvent, takeIn } from './receive-event.ts';

/** The dependencies of the job that deals with couriers. */
export interface Attendance {
  db: Database;
  /** The port of a courier's adapter; undefined if it has none. */
  portOf: (courier: { id: string; sample: boolean }) => CourierPort | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Deals with every shipment under way: books it with its courier, records what happened, and
 * recalls it after a cancellation. Couriers are called outside of transactions. If one shipment
 * fails, it is tried again in the next run and does not stop the others.
 */
export async function attendShipments(attendance: Attendance, now: Date): Promise<void> {
  const { db, portOf, log } = attendance;
  let after: AttendedShipment | null = null;
  for (;;) {
    const batch: AttendedShipment[] = await selectAttended(db.kysely, after);
    for (const shipment of batch) {
      const port = portOf(shipment.courier);
      if (port === undefined) continue;
      try {
        await attend(attendance, port, shipment, now);
      } catch (err) {
        log.error({ err, shipment: shipment.id }, 'a shipment could not be attended to');
      }
    }
    after = batch.at(-1) ?? null;
    if (after === null) return;
  }
}

async function attend(
  { db, log }: Attendance,
  port: CourierPort,
  shipment: AttendedShipment,
  now: Date,
): Promise<void> {
  const { account_id, id, status, booked_at } = shipment;
  const parcel = toParcel(shipment, await selectPastEvents(db.kysely, account_id, id));
  if (booked_at === null) return book(db, port, parcel, shipment, now);
  for (const event of await port.eventsOf(parcel, now)) {
    await receiveEvent(db, shipment, event, now);
  }
  if (status !== 'cancelled' || shipment.recall_refused_at !== null) return;
  const { cancelled } = await port.cancel(parcel, now);
  const answered = cancelled ? { recalled_at: now } : { recall_refused_at: now };
  await updateShipment(db.kysely, account_id, id, answered);
  if (!cancelled) log.warn({ shipment: id }, 'a courier carries a cancelled shipment');
}

async function book(
  db: Database,
  port: CourierPort,
  parcel: CourierParcel,
  { account_id, id }: AttendedShipment,
  now: Date,
): Promise<void> {
  const answer = await port.book(parcel, now);
  const { rates } = await tariffOf(db);
  await db.kysely.transaction().execute(async (tx) => {
    const isClosed = await isAccountClosed(tx, account_id);
    const locked = await lockShipment(tx, account_id, id);
    if (locked?.booked_at !== null) return;
    if (answer.accepted) {
      // Even if it was cancelled in the meantime: then the courier must be told.
      const booked = { booked_at: now, courier_reference: answer.reference };
      return updateShipment(tx, account_id, id, booked);
    }
    const { text } = answer;
    const refusal = { id: 'booking', kind: 'booking_refused', occurredAt: now } as const;
    await takeIn(tx, locked, { ...refusal, city: null, text }, { rates, now, isClosed });
  });
}
