import { sql } from 'kysely';
import { allOrNothing } from '../../../db/all-or-nothing.ts';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { bookedOrder } from '../../import-batches/booked-order.ts';
import type { ChosenPrice } from '../../import-batches/choose-price.ts';
import type { JudgedOrder } from '../../import-batches/tables.ts';
import type { Tariff } from '../../couriers/tariff.ts';
import { toShownPrice } from '../../quotes/shown-price.ts';
import { newBooking } from '../../shipments/booking/new-booking.ts';
import { originOf } from '../../shipments/booking/quoted-request.ts';
import {
  bookingParts,
  type BookingValues,
  bookingValues,
} from '../../shipments/booking/write-booking.ts';
import type { Store } from '../store.ts';

/** What every booking writes, and nothing else. */
const writeAll = statement(
  (v: BookingValues) => sql`
    with used as (select 1), ${bookingParts(v, { part: sql``, done: sql`exists (select from issued)` })}
    select all_or_nothing(exists (select from entered) and exists (select from scanned))`,
);

interface Booking {
  accountId: string;
  orderId: string;
  platform: Store['platform'];
  judged: JudgedOrder;
  chosen: Extract<ChosenPrice, { price: object }>;
  tariff: Tariff;
  /** What the account's plan pays back of the charge, in 1/10,000. */
  cashBackBasisPoints: number;
  at: Date;
}

/** Tries, each after a taken tracking number got in the way. */
const TRIES = 3;

/**
 * Books an order with its chosen price, all of it or nothing.
 *
 * @returns false if the order is booked already, or the balance is too low.
 */
export async function bookOrder({ kysely }: Database, booking: Booking): Promise<boolean> {
  const { accountId, orderId, platform, judged, chosen, tariff, cashBackBasisPoints, at } = booking;
  const { price, choice } = chosen;
  const version = tariff.byVersion.get(price.stored[0]);
  if (!version) throw new Error(`order ${orderId} is priced without a card`);
  const { lane, vat_rate } = price;
  const { amount_to_collect } = judged.order.sender;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = newBooking({
      ...{ accountId, cashBackBasisPoints, at, source: platform, courierChoice: choice },
      order: bookedOrder(judged.order, price, version.card),
      origin: originOf(judged.order, { country: 'SA', city: '' }),
      price: toShownPrice(
        price.stored,
        version,
        { lane, vat_rate, badges: {} },
        amount_to_collect ? { amount_to_collect } : {},
      ),
      courier: version.shown.courier,
      ...(price.cheapest !== undefined && { cheapest: price.cheapest }),
    });
    const values = bookingValues(made, { draftId: null, storeOrderId: orderId });
    if ((await allOrNothing(writeAll(kysely, values))) !== undefined) return true;
  }
  return false;
}
