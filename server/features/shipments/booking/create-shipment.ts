import { checkPlace } from '../../../../common/place-rules.ts';
import { checkCourierDemands } from '../../../../common/shipment-rules.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { removeDraft } from '../../drafts/store.ts';
import { answerOnce, type KeyedAnswer } from '../../../db/idempotency.ts';
import { newId } from '../../../db/ids.ts';
import { post } from '../../balance/ledger.ts';
import type { ShownPrice } from '../../quotes/shown-price.ts';
import { lockQuotedPrice, type QuotedPrice } from '../../quotes/store.ts';
import { bookShipment } from '../store.ts';
import { claimTrackingNumber } from '../tracking-numbers.ts';
import { shipmentCharge } from '../../../domain/ledger.ts';
import { type BindingQuote, quoteStillFits } from '../../../domain/quote-binding.ts';
import type { Place } from '../../../domain/shipment-request.ts';
import { toShipment } from '../mapper.ts';
import { KNOWN_PLACES } from '../../../http/known-places.ts';
import { type FieldError, invalidFields, problem } from '../../../http/problem.ts';
import { giveQuote } from '../../quotes/give-quote.ts';
import { newShipmentRow } from '../shipment-row.ts';

type Schemas = components['schemas'];
type Order = Schemas['ShipmentCreate'];

export interface Booking {
  accountId: string;
  idempotencyKey: string;
  order: Order;
  now: Date;
}

/** The quote is not binding for this order; the transaction must be rolled back. */
class QuoteConflict extends Error {
  readonly outcome: 'used' | 'expired' | 'mismatch';
  readonly request: Schemas['QuoteCreate'];

  constructor(outcome: QuoteConflict['outcome'], request: Schemas['QuoteCreate']) {
    super(`the quote is no good: ${outcome}`);
    this.outcome = outcome;
    this.request = request;
  }
}

/**
 * Books a price of an open quote and charges it to the balance, in one transaction and once for
 * each idempotency key.
 *
 * @throws ProblemError as the contract documents, with a fresh quote when the given one is no
 *   longer binding.
 */
export async function createShipment(
  db: Database,
  booking: Booking,
): Promise<KeyedAnswer<201, Schemas['Shipment']>> {
  const { accountId, order, now } = booking;
  const keyed = {
    accountId,
    key: booking.idempotencyKey,
    operation: 'createShipment',
    request: order,
    now,
  };
  try {
    return await answerOnce(db, keyed, (tx) => book(tx, booking));
  } catch (error) {
    if (!(error instanceof QuoteConflict)) throw error;
    const quote = await giveQuote(db, accountId, error.request, now);
    throw problem(409, conflictCode(error.outcome, quote, order), { quote });
  }
}

async function book(tx: Tx, booking: Booking): Promise<KeyedAnswer<201, Schemas['Shipment']>> {
  const { accountId, order, now } = booking;
  const quote = await lockQuotedPrice(tx, order, accountId);
  if (!quote) throw invalidFields([{ pointer: '/quote_id', code: 'invalid_value' }]);
  const { price } = quote;
  const origin = originOf(order, quote.request.origin);
  const errors = checkOrder(order, origin, price);
  if (errors.length > 0) throw invalidFields(errors);

  const request = quoteRequestOf(order, origin);
  const { courier_id: courierId, service_type: serviceType } = order;
  const shipment = { request, courierId, serviceType };
  const { outcome } = quoteStillFits(toBindingQuote(quote), shipment, now);
  if (outcome !== 'ok') throw new QuoteConflict(outcome, request);
  if (!price) throw new Error(`quote ${quote.id} fits without a price`);

  const id = newId('shp', now);
  const trackingNumber = await claimTrackingNumber(tx, accountId);
  const booked = await bookShipment(tx, {
    shipment: newShipmentRow({
      accountId,
      id,
      trackingNumber,
      source: 'website',
      order,
      origin,
      price,
      at: now,
    }),
    event: {
      account_id: accountId,
      shipment_id: id,
      id: newId('evt', now),
      occurred_at: now,
      tracking_status: 'created',
      city: origin.city,
      courier_text: null,
    },
    quoteId: quote.id,
  });
  if (order.draft_id !== undefined) await removeDraft(tx, { accountId, id: order.draft_id });
  const posting = shipmentCharge({ subtotal: price.subtotal.amount, vat: price.vat.amount });
  await post(tx, { accountId, posting, shipmentId: id, at: now });
  return { status: 201, body: toShipment(booked, now) };
}

/**
 * Checks what the body alone does not show: whether the courier accepts the order, and the origin.
 */
function checkOrder(order: Order, origin: Place, price: ShownPrice | undefined): FieldError[] {
  const demands = price && {
    requiredSenderFields: price.sender_fields,
    servedDays: price.served_days,
  };
  return [
    ...(demands ? checkCourierDemands(order, demands) : []),
    ...checkPlace('/sender', origin, KNOWN_PLACES),
  ];
}

/** The origin of the quote, unless the sender gives another address. */
function originOf({ sender }: Order, quoted: Place): Place {
  return { country: sender.country ?? quoted.country, city: sender.city ?? quoted.city };
}

/** The order as a request for a quote. */
function quoteRequestOf(order: Order, origin: Place): Schemas['QuoteCreate'] {
  const { receiver, sender } = order;
  return {
    origin,
    destination: { country: receiver.country, city: receiver.city },
    weight: order.weight,
    length: order.length,
    width: order.width,
    height: order.height,
    pieces: order.pieces,
    shipment_type: order.shipment_type,
    shipping_method: order.shipping_method,
    payment_type: order.payment_type,
    ...(sender.amount_to_collect && { amount_to_collect: sender.amount_to_collect }),
  };
}

function toBindingQuote({ price, ...quote }: QuotedPrice): BindingQuote {
  return {
    request: quote.request,
    prices: price ? [{ courierId: price.courier.id, serviceType: price.service_type }] : [],
    expiresAt: quote.expires_at,
    usedAt: quote.used_at,
  };
}

function isChosen(
  price: Pick<ShownPrice, 'courier' | 'service_type'>,
  order: Pick<Order, 'courier_id' | 'service_type'>,
): boolean {
  return price.courier.id === order.courier_id && price.service_type === order.service_type;
}

/** A used quote is always reported as used: its shipment exists. */
function conflictCode(
  outcome: QuoteConflict['outcome'],
  fresh: Schemas['Quote'],
  order: Order,
): Schemas['ShipmentConflict']['code'] {
  if (outcome === 'used') return 'quote_used';
  const isOffered = fresh.prices.some((price) => isChosen(price, order));
  return isOffered ? `quote_${outcome}` : 'courier_unavailable';
}
