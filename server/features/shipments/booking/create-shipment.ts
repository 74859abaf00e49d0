import { checkPlace } from '../../../../common/place-rules.ts';
import { checkCourierDemands } from '../../../../common/shipment-rules.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database } from '../../../db/database.ts';
import {
  claimValues,
  type KeyedAnswer,
  type KeyedRequest,
  oldestKept,
  repeatedAnswer,
  storedKey,
} from '../../../db/idempotency.ts';
import { OutageError } from '../../../db/outage.ts';
import { allowed } from '../../plans/plan-limits.ts';
import { quoteStillFits, type QuoteVerdict } from '../../../domain/quote-binding.ts';
import { toldBalance } from '../../../domain/test-account.ts';
import type { Place } from '../../../domain/shipment-request.ts';
import type { ActivityEntry } from '../../../http/activity-note.ts';
import { KNOWN_PLACES } from '../../../http/known-places.ts';
import { type FieldError, invalidFields, problem } from '../../../http/problem.ts';
import { refuseBalance } from '../../balance/ledger.ts';
import { unknownSkus } from '../../products/check-skus.ts';
import { giveQuote } from '../../quotes/give-quote.ts';
import { type ShownPrice, toShownPrice } from '../../quotes/shown-price.ts';
import { cardVersions } from '../../couriers/tariff.ts';
import { toShipment } from '../mapper.ts';
import type { ShipmentRow } from '../store.ts';
import { readStanding, type Standing } from './booking-standing.ts';
import { newBooking } from './new-booking.ts';
import { originOf, quoteRequestOf } from './quoted-request.ts';
import { requireOpenOrder } from './require-open-order.ts';
import { type BookingRows, writeBooking } from './write-booking.ts';

type Schemas = components['schemas'];
type Order = Schemas['ShipmentCreate'];

export interface Booking {
  accountId: string;
  idempotencyKey: string;
  /** From where, if it is for no order of a store. */
  source: 'website' | 'api';
  order: Order;
  now: Date;
  /** The entry in the activity log for the answer. */
  takeEntry: (answer: Schemas['Shipment']) => ActivityEntry;
}

type Answer = KeyedAnswer<201, Schemas['Shipment']>;

/** An order that can be booked as things stand. */
interface Bookable {
  source: Schemas['ShipmentSource'];
  origin: Place;
  price: ShownPrice;
  courier: ShipmentRow['courier'];
  /** The least total fee that the quote has, in halalas. */
  cheapest: number;
  /** What the account's plan pays back of the charge, in 1/10,000. */
  cashBackBasisPoints: number;
}

/** Tries, each after another request or a taken tracking number got in the way. */
const TRIES = 5;

/**
 * Books a price of an open quote and charges it to the balance, at once and once for each
 * idempotency key: it reads how things stand, and then writes everything in one statement that
 * changes nothing if they have changed.
 *
 * @throws ProblemError as the contract documents, with a fresh quote when the given one is no
 *   longer binding.
 */
export async function createShipment(db: Database, booking: Booking): Promise<Answer> {
  const { accountId, order, now } = booking;
  const keyed = {
    accountId,
    key: booking.idempotencyKey,
    operation: 'createShipment',
    request: order,
    now,
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [standing] = await readStanding(db.kysely, {
      accountId,
      key: storedKey(keyed.key),
      keptSince: oldestKept(now),
      quoteId: order.quote_id,
      courierId: order.courier_id,
      serviceType: order.service_type,
    });
    if (!standing) throw new Error(`account ${accountId} has no balance`);
    const { operation, request_hash, status, body } = standing;
    if (operation !== null && request_hash !== null) {
      return repeatedAnswer(keyed, { operation, request_hash, status, body });
    }
    const bookable = await check(db, booking, standing);
    const { rows, answer } = bookingOf(booking, keyed, bookable);
    const number = await writeBooking(db.kysely, rows);
    if (number === undefined) continue;
    return { ...answer, body: { ...answer.body, invoice: { ...answer.body.invoice, number } } };
  }
  throw new OutageError('conflict', `${TRIES} bookings of one order were overtaken`);
}

/** @throws ProblemError for an order that cannot be booked. */
async function check(
  db: Database,
  { accountId, source: asked, order, now }: Booking,
  standing: Standing,
): Promise<Bookable> {
  const { request: quoted, expires_at: expiresAt, used_at: usedAt, courier, balance } = standing;
  if (!quoted || !expiresAt) throw invalidFields([{ pointer: '/quote_id', code: 'invalid_value' }]);
  const price = await priceOf(db, standing, quoted);
  const origin = originOf(order, quoted.origin);
  const errors = [
    ...checkOrder(order, origin, price),
    ...(await unknownSkus(db.kysely, accountId, { goods: order })),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  const { store_order_id } = order;
  const source =
    store_order_id === undefined
      ? asked
      : await requireOpenOrder(db.kysely, accountId, store_order_id);

  const request = quoteRequestOf(order, origin);
  const shipment = { request, courierId: order.courier_id, serviceType: order.service_type };
  const quote = { request: quoted, prices: price ? [shipment] : [], expiresAt, usedAt };
  const { outcome } = quoteStillFits(quote, shipment, now);
  if (outcome !== 'ok') {
    const fresh = await giveQuote(db, accountId, request, now);
    throw problem(409, conflictCode(outcome, fresh, order), { quote: fresh });
  }
  if (!price || !courier) throw new Error(`quote ${order.quote_id} fits without a price`);
  const { amount } = price.total_fee;
  const told = toldBalance(accountId, balance);
  if (told < amount) refuseBalance(told, -amount);
  const cashBackBasisPoints = allowed('cash_back', standing.plan ?? 'basic');
  const cheapest = standing.cheapest ?? amount;
  return { source, origin, price, courier, cheapest, cashBackBasisPoints };
}

/** The chosen price as the quote shows it; null if the quote has none of this courier and service. */
async function priceOf(
  db: Database,
  { price, ...offer }: Standing,
  quoted: Schemas['QuoteCreate'],
): Promise<ShownPrice | null> {
  if (price === null) return null;
  const [version] = price;
  const card = (await cardVersions(db, [version])).get(version);
  if (!card) throw new Error(`there is no card of version ${version}`);
  return toShownPrice(price, card, offer, quoted);
}

function bookingOf(
  { accountId, order, now, takeEntry }: Booking,
  keyed: KeyedRequest,
  bookable: Bookable,
): { rows: BookingRows; answer: Answer } {
  const { courier } = bookable;
  const booking = newBooking({ accountId, order, ...bookable, at: now });
  const answer: Answer = { status: 201, body: toShipment({ ...booking.shipment, courier }, now) };
  const rows = {
    ...booking,
    claim: claimValues(keyed, answer),
    quoteId: order.quote_id,
    draftId: order.draft_id ?? null,
    storeOrderId: order.store_order_id ?? null,
    entry: takeEntry(answer.body),
  };
  return { rows, answer };
}

/**
 * Checks what the body alone does not show: whether the courier accepts the order, and the origin.
 */
function checkOrder(order: Order, origin: Place, price: ShownPrice | null): FieldError[] {
  const demands = price && {
    requiredSenderFields: price.sender_fields,
    servedDays: price.served_days,
  };
  return [
    ...(demands ? checkCourierDemands(order, demands) : []),
    ...checkPlace('/sender', origin, KNOWN_PLACES),
  ];
}

function isChosen(
  price: Pick<ShownPrice, 'courier' | 'service_type'>,
  order: Pick<Order, 'courier_id' | 'service_type'>,
): boolean {
  return price.courier.id === order.courier_id && price.service_type === order.service_type;
}

/** A used quote is always reported as used: its shipment exists. */
function conflictCode(
  outcome: Exclude<QuoteVerdict['outcome'], 'ok'>,
  fresh: Schemas['Quote'],
  order: Order,
): Schemas['ShipmentConflict']['code'] {
  if (outcome === 'used') return 'quote_used';
  const isOffered = fresh.prices.some((price) => isChosen(price, order));
  return isOffered ? `quote_${outcome}` : 'courier_unavailable';
}
