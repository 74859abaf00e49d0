import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../db/database.ts';
import { isAccountClosed } from '../../accounts/store.ts';
import { newId } from '../../../db/ids.ts';
import { countDelivery } from '../../deliveries/count-delivery.ts';
import { addNotice } from '../../delivery-notices/store.ts';
import { lockShipment, type LockedShipment, updateShipment } from '../../shipments/store.ts';
import { tariffOf } from '../../couriers/tariff.ts';
import { addTrackingEvent, selectPastEvents } from '../store.ts';
import {
  canHaveReason,
  type EventVerdict,
  judgeLateEvent,
  trackingStatusOf,
} from '../../../domain/courier-events.ts';
import type { ExchangeRate } from '../../../domain/exchange-rates.ts';
import { collectCash } from '../../balance/cash-on-delivery.ts';
import { chargeDelivery, settleParcel } from '../../balance/settle-parcel.ts';
import { isTestAccount } from '../../../domain/test-account.ts';
import { boundedText } from './bounded-text.ts';
import type { CourierEvent } from '../../../ports/courier-port.ts';

/** Code points stored of a courier's text; for city and text, as the contract says. */
const LONGEST = { id: 200, city: 120, text: 500 };

/** `known`: it was received before. */
export type Reception = 'moved' | 'recorded' | 'known' | 'refused';

/** Milliseconds that a courier's clock may be ahead of ours. */
const CLOCK_MS = 60 * 60_000;

/**
 * Records an event from a courier in the history at its own time. If it moves the shipment, the
 * postings that follow are made in the same transaction. Repeating it, even at the same moment,
 * does nothing.
 */
export async function receiveEvent(
  db: Database,
  parcel: { account_id: string; id: string },
  event: CourierEvent,
  now: Date,
): Promise<Reception> {
  if (event.occurredAt.getTime() > now.getTime() + CLOCK_MS) return 'refused';
  const { rates } = await tariffOf(db);
  return db.kysely.transaction().execute(async (tx) => {
    const isClosed = await isAccountClosed(tx, parcel.account_id);
    const shipment = await lockShipment(tx, parcel.account_id, parcel.id);
    return shipment ? takeIn(tx, shipment, event, { rates, now, isClosed }) : 'refused';
  });
}

/** Runs in a transaction that has locked the account, then the shipment. */
export async function takeIn(
  tx: Tx,
  shipment: LockedShipment,
  event: CourierEvent,
  { rates, now, isClosed }: { rates: readonly ExchangeRate[]; now: Date; isClosed: boolean },
): Promise<Reception> {
  const { account_id, id } = shipment;
  const eventId = nameOf(event);
  const history = await selectPastEvents(tx, account_id, id);
  if (history.some((past) => past.courierEventId === eventId)) return 'known';
  const state = { status: shipment.status, trackingStatus: shipment.tracking_status };
  const verdict = judgeLateEvent(state, history, event);
  if (verdict.kind === 'refused') return 'refused';

  const trackingStatus = trackingStatusOf(event.kind);
  await addTrackingEvent(tx, {
    account_id,
    shipment_id: id,
    id: newId('evt', now),
    occurred_at: event.occurredAt,
    tracking_status: trackingStatus,
    city: boundedText(event.city, LONGEST.city),
    // The text may name people, and a closed account keeps no personal data.
    courier_text: isClosed ? null : boundedText(event.text, LONGEST.text),
    courier_event_id: eventId,
    failure_reason: canHaveReason(trackingStatus) ? (event.failureReason ?? null) : null,
  });
  await moveShipment(tx, shipment, event, verdict, { rates, now, isClosed });
  const wasDelivered = shipment.tracking_status === 'delivered';
  const isDelivered = verdict.kind === 'moves' && verdict.trackingStatus === 'delivered';
  if (isDelivered && !isClosed) await addNotice(tx, shipment, now);
  if ((wasDelivered || isDelivered) && !isTestAccount(account_id)) {
    const after = [...history, { trackingStatus, occurredAt: event.occurredAt }];
    const histories = { before: wasDelivered ? history : [], after };
    await countDelivery(tx, shipment, histories, { now, isClosed });
  }
  return verdict.kind === 'moves' ? 'moved' : 'recorded';
}

/** The shipment's new state, and the postings that follow. */
async function moveShipment(
  tx: Tx,
  shipment: LockedShipment,
  event: CourierEvent,
  verdict: Exclude<EventVerdict, { kind: 'refused' }>,
  { rates, now, isClosed }: { rates: readonly ExchangeRate[]; now: Date; isClosed: boolean },
): Promise<void> {
  if (shipment.status !== 'pending') {
    // Carried although it was cancelled or reported lost: the collected cash is the customer's, and
    // the carriage is charged after all. A returned parcel is delivered to its sender.
    const isOff = ['cancelled', 'failed'].includes(shipment.tracking_status);
    if (isOff && event.kind === 'delivered') {
      await collectCash(tx, shipment, rates, { now, isClosed });
      await chargeDelivery(tx, shipment, { now, isClosed });
    }
    return;
  }
  await updateShipment(tx, shipment.account_id, shipment.id, {
    updated_at: later(shipment.updated_at, event.occurredAt),
    ...(verdict.kind === 'moves' && {
      status: verdict.status,
      tracking_status: verdict.trackingStatus,
    }),
  });
  if (verdict.kind === 'moves' && verdict.status !== 'pending') {
    await settleParcel(tx, shipment, event.kind, rates, now);
  }
}

/**
 * The courier's id for the event. If it has none, or none that can be stored, a hash of the event's
 * content: equal content at the same moment is the same event. The reason of a failure is left out,
 * so that an attempt that is reported again with its reason is no second attempt.
 */
function nameOf({ id, kind, occurredAt, city, text }: CourierEvent): string {
  const name = boundedText(id, LONGEST.id);
  if (name !== null && name === id) return name;
  const said = [kind, occurredAt.toISOString(), city, text];
  const content = JSON.stringify(name === null ? said : id);
  return createHash('sha256').update(content).digest('base64url');
}

function later(a: Date, b: Date): Date {
  return a < b ? b : a;
}
