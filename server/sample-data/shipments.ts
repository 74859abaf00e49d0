import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { HOME_COUNTRY } from '../../common/place-rules.ts';
import { makeTrackingNumber } from '../../common/tracking-number.ts';
import { newId } from '../db/ids.ts';
import { type ShownPrice, toShownPrice } from '../features/quotes/shown-price.ts';
import { toStoredOffer } from '../features/quotes/stored-offer.ts';
import type { ShipmentsTable, StoredShipment } from '../features/shipments/tables.ts';
import type { TrackingEventsTable } from '../features/tracking/tables.ts';
import { newShipmentRow } from '../features/shipments/shipment-row.ts';
import { cardName, type Tariff } from '../features/couriers/tariff.ts';
import { riyadhDay } from '../domain/calendar.ts';
import { halfOf } from '../domain/ledger.ts';
import { priceShipment } from '../domain/price-shipment.ts';
import type { RateCard } from '../domain/rate-card.ts';
import { toShipmentRequest } from '../features/quotes/mapper.ts';
import type { SampleAccount } from './accounts.ts';
import { pickWords } from './courier-words.ts';
import { sampleOrder, type SampleOrder } from './orders.ts';
import { OLD_OUTCOMES, type Outcome, RECENT_OUTCOMES } from './outcomes.ts';
import type { Random } from '../domain/random.ts';

/** A shipment with its events. */
export interface SampleShipment {
  row: StoredShipment;
  /** Oldest first; the first is its creation. */
  events: Insertable<TrackingEventsTable>[];
  settlement: Outcome['settlement'];
  card: RateCard;
}

export interface SampleShipmentsOptions {
  account: SampleAccount;
  count: number;
  /** How many of them are recent and still in progress. */
  recent: number;
  sources: readonly ShipmentsTable['source'][];
  tariff: Tariff;
  now: Date;
  random: Random;
}

const HOUR_MS = 3_600_000;
const YEAR_HOURS = 360 * 24;
const RECENT_HOURS = 7 * 24;

/** Cash on delivery is paid out to the sender within this time. */
export const REMITTED_AFTER_HOURS = 21 * 24;

/** An account's shipments of the past year, oldest first. */
export function sampleShipments(options: SampleShipmentsOptions): SampleShipment[] {
  const { count, recent } = options;
  return Array.from({ length: count }, (_, index) => {
    const old = count - recent;
    const isRecent = index >= old;
    const outcomes = isRecent ? RECENT_OUTCOMES : OLD_OUTCOMES;
    const outcome = outcomes[(isRecent ? index - old : index) % outcomes.length];
    if (outcome === undefined) throw new RangeError('no outcomes');
    const hoursAgo = isRecent
      ? spread(index - old, recent, RECENT_HOURS, 2)
      : spread(index, old, YEAR_HOURS, RECENT_HOURS * 2);
    return sampleShipment(options, index, outcome, hoursAgo);
  });
}

/** Hours before now for item `index` of `count`, evenly from `first` down to `last`. */
function spread(index: number, count: number, first: number, last: number): number {
  return first - ((first - last) * index) / Math.max(1, count - 1);
}

function sampleShipment(
  options: SampleShipmentsOptions,
  index: number,
  outcome: Outcome,
  hoursAgo: number,
): SampleShipment {
  const { account, tariff, now, random, sources } = options;
  const minutes = random.between(0, 50);
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS - minutes * 60_000);
  const courierIds = [...new Set(tariff.cards.map((card) => card.courierId))];
  const courierId = courierIds[index % courierIds.length];
  const cards = tariff.cards.filter((card) => card.courierId === courierId);
  const { sample, price, card } = pricedOrder(account, cards, tariff, at, random);

  const accountId = account.account_id;
  const id = newId('shp', at, random.next);
  const source = sources[index % sources.length] ?? 'website';
  const isOfStore = source === 'salla' || source === 'zid';
  const isRecent = hoursAgo <= RECENT_HOURS;
  const created = newShipmentRow({
    accountId,
    id,
    trackingNumber: makeTrackingNumber(random.digits(10)),
    // Its charge gives it.
    invoiceNumber: '',
    cashBack: 0,
    source,
    order: isOfStore && isRecent ? withoutAddress(sample.order) : sample.order,
    origin: sample.origin,
    price,
    at,
  });
  const events = history(created, outcome, now, random);
  const last = events.at(-1);
  if (!last) throw new RangeError('a history begins with its creation');
  const refunded = refundOf(outcome.settlement, created);
  const row = {
    ...created,
    public_token: sampleToken(id),
    status: outcome.status,
    tracking_status: last.tracking_status,
    updated_at: last.occurred_at,
    refunded,
  };
  const hoursSince = (now.getTime() - last.occurred_at.getTime()) / HOUR_MS;
  return {
    row: { ...row, payment_status: paymentStatus(row, hoursSince) },
    events,
    settlement: outcome.settlement,
    card,
  };
}

/** Stores do not always know the National Address of their customers. */
function withoutAddress(order: SampleOrder['order']): SampleOrder['order'] {
  if (order.receiver.country !== HOME_COUNTRY) return order;
  const { street_name, building_no, postal_code, additional_number, ...receiver } = order.receiver;
  return { ...order, receiver };
}

/** An order that its card accepts, with the price that the pricing rules give for that day. */
function pricedOrder(
  account: SampleAccount,
  cards: readonly RateCard[],
  tariff: Tariff,
  at: Date,
  random: Random,
): { sample: SampleOrder; price: ShownPrice; card: RateCard } {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const card = random.pick(cards);
    const sample = sampleOrder(account, card, random);
    const { order, origin } = sample;
    const amount = order.sender.amount_to_collect;
    const request = toShipmentRequest({
      ...order,
      origin,
      destination: { country: order.receiver.country, city: order.receiver.city },
      ...(amount && { amount_to_collect: amount }),
    });
    const priced = priceShipment(request, [card], tariff.rates, { on: riyadhDay(at) });
    const offer = toStoredOffer(request, priced, tariff, at);
    const [stored] = offer.prices;
    const version = tariff.byName.get(cardName(card));
    if (!stored || !version) continue;
    return { sample, price: toShownPrice(stored, version, offer, order.sender), card };
  }
  throw new Error('no sample order fits the cards');
}

/** The scans, evenly over the time in transit or, if that has not ended, up to an hour ago. */
function history(
  row: StoredShipment,
  outcome: Outcome,
  now: Date,
  random: Random,
): Insertable<TrackingEventsTable>[] {
  const start = row.created_at.getTime();
  const inTransit = (row.transit_max_days * 24 + random.between(10, 30)) * HOUR_MS;
  const end = Math.min(start + inTransit, now.getTime() - HOUR_MS);
  const steps = Math.max(1, outcome.history.length - 1);
  return outcome.history.map((trackingStatus, step) => {
    const at = new Date(Math.round(start + ((end - start) * step) / steps));
    const isNearOrigin = step < 3;
    const id = newId('evt', at, random.next);
    const { text, failureReason } = pickWords(trackingStatus, random);
    return {
      account_id: row.account_id,
      shipment_id: row.id,
      id,
      occurred_at: at,
      tracking_status: trackingStatus,
      city: isNearOrigin ? row.origin_city : row.destination_city,
      courier_text: text,
      failure_reason: failureReason,
    };
  });
}

/** The same on every run; guessing it reveals only sample data. */
function sampleToken(id: string): string {
  return createHash('sha256').update(`sample ${id}`).digest('hex').slice(0, 32);
}

function refundOf(settlement: Outcome['settlement'], row: StoredShipment): number {
  if (settlement === 'refunded') return row.total_fee;
  if (settlement !== 'partly_refunded') return 0;
  const { subtotal, vat } = halfOf(row);
  return subtotal + vat;
}

function paymentStatus(
  row: Pick<
    StoredShipment,
    'status' | 'payment_type' | 'refunded' | 'total_fee' | 'payment_status'
  >,
  hoursSince: number,
): ShipmentsTable['payment_status'] {
  if (row.refunded > 0) return row.refunded === row.total_fee ? 'refunded' : 'partly_refunded';
  if (row.payment_type === 'prepaid' || row.status === 'failed') return 'paid';
  if (row.status !== 'completed') return 'cod_pending';
  return hoursSince > REMITTED_AFTER_HOURS ? 'cod_remitted' : 'cod_collected';
}
