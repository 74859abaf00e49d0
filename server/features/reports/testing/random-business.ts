import { sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import { newId } from '../../../db/ids.ts';
import type { CourierEventKind } from '../../../domain/courier-events.ts';
import { topUpReversal } from '../../../domain/ledger.ts';
import type { Random } from '../../../domain/random.ts';
import { shipForCash } from '../../../testing/customer-calls.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_RECEIVER,
  type TestBackend,
} from '../../../testing/test-backend.ts';
import { remitCash } from '../../balance/cash-on-delivery.ts';
import { post } from '../../balance/ledger.ts';
import { updateShipment } from '../../shipments/store.ts';
import { addUpSums } from '../sums-store.ts';
import { receiveEvent } from '../../tracking/couriers/receive-event.ts';

const EVENTS: readonly CourierEventKind[] = [
  ...(['picked_up', 'out_for_delivery', 'delivery_attempted', 'delivery_attempted'] as const),
  ...(['delivered', 'delivered', 'delivered', 'returning', 'returned', 'lost'] as const),
  ...(['booking_refused', 'given_up'] as const),
];
const REASONS = ['absent', 'refused', 'address', 'damaged', 'other', null] as const;
const STORES = ['sto_01jd000000000000000000000a', 'sto_01jd000000000000000000000b'] as const;
const DELAYS = ['wrong_fields', 'missing_address', 'unpaid', 'low_balance'] as const;
const CITIES = [
  { state: 'MQ', city: 'jeddah' },
  { state: 'MQ', city: 'makkah' },
] as const;
const DAY_MS = 24 * 3_600_000;

/**
 * A company whose business goes on at random over the days before now: it books for prepaid goods
 * and for cash, cancels, edits and tops up, and its couriers tell what they like in any order.
 */
export function randomBusiness(
  backend: TestBackend,
  customer: Customer,
  random: Random,
  { days, end }: { days: number; end: Date },
) {
  const { database } = backend;
  const { accountId: account_id } = customer;
  const shipments: { id: string; at: Date }[] = [];
  const orders: string[] = [];
  let now = new Date(end.getTime() - days * DAY_MS);
  const phone = () => `+96650000${String(random.between(100, 112))}0`;
  const receiver = (): components['schemas']['Receiver'] => ({
    ...TEST_RECEIVER,
    ...random.pick(CITIES),
    phone: phone(),
  });

  async function goOn(toEnd: number): Promise<void> {
    const left = end.getTime() - now.getTime();
    const ahead = Math.floor((left / toEnd) * 2 * random.next());
    now = new Date(now.getTime() + Math.min(left, ahead));
    backend.setTime(now);
    const expires_at = new Date(now.getTime() + DAY_MS);
    const sessions = database.kysely.updateTable('sessions').set({ expires_at, last_used_at: now });
    await sessions.where('account_id', '=', account_id).execute();
  }

  async function book(): Promise<void> {
    const to = receiver();
    const changes = {
      receiver: to,
      price: {
        amount: random.between(100, 90_000),
        currency: random.pick(['SAR', 'USD'] as const),
      },
      ...(random.chance(0.4) && { courier_id: random.pick([TEST_COURIER, OTHER_COURIER]) }),
      ...(random.chance(0.3) && {
        further_products: [
          { product_name: 'زيادة', quantity: 1, price: { amount: 500, currency: 'SAR' as const } },
        ],
        price: { amount: 1_500, currency: 'SAR' as const },
      }),
    };
    const made = random.chance(0.5)
      ? await shipForCash(backend, customer, { receiver: { ...to, state: 'MQ', city: 'jeddah' } })
      : await backend.ship(customer, changes);
    shipments.push({ id: made.id, at: now });
  }

  async function tell(): Promise<void> {
    if (shipments.length === 0) return;
    const { id, at } = random.pick(shipments.slice(-40));
    const kind = random.pick(EVENTS);
    const occurredAt = new Date(at.getTime() + random.next() * (now.getTime() - at.getTime()));
    const failureReason = kind === 'delivery_attempted' ? random.pick(REASONS) : null;
    const event = { id: null, kind, occurredAt, city: null, text: null, failureReason };
    const times = random.chance(0.2) ? 2 : 1;
    for (let n = 0; n < times; n += 1) {
      await receiveEvent(database, { account_id, id }, event, now);
    }
  }

  async function remit(): Promise<void> {
    const { kysely } = database;
    const [due] = await kysely
      .selectFrom('shipments')
      .select(['account_id', 'id'])
      .where('account_id', '=', account_id)
      .where('payment_status', '=', 'cod_collected')
      .orderBy('id')
      .limit(1)
      .execute();
    if (due) await kysely.transaction().execute((tx) => remitCash(tx, due, now));
  }

  /** An order of a store arrives, changes, or is booked with a shipment that is there. */
  async function moveOrder(): Promise<void> {
    const { kysely } = database;
    const known = orders.length > 0 && random.chance(0.6) ? random.pick(orders) : undefined;
    const free = shipments.at(-1);
    const isStuck = random.chance(0.5);
    const standing = {
      state: isStuck ? 'needs_attention' : random.pick(['new', 'left_out', 'cancelled']),
      reasons: JSON.stringify(isStuck ? [random.pick(DELAYS)] : []),
    };
    if (known === undefined) {
      const id = newId('sor', now);
      orders.push(id);
      await sql`insert into store_orders (account_id, id, store_id, platform_id, registers, state,
          reasons, faults, repairs, unknown_skus, number, search_text, public_token, created_at,
          updated_at)
        values (${account_id}, ${id}, ${random.pick(STORES)}, ${id}, '[]', ${standing.state},
          ${standing.reasons}::jsonb, '[]', '[]', '[]', ${id}, '', ${id}, ${now}, ${now})`.execute(
        kysely,
      );
    } else if (free && random.chance(0.5)) {
      await sql`update store_orders set shipment_id = ${free.id},
          updated_at = (select created_at from shipments s
            where s.account_id = ${account_id} and s.id = ${free.id})
        where account_id = ${account_id} and id = ${known} and shipment_id is null
          and created_at <= ${free.at} and not exists (select from store_orders o
            where o.account_id = ${account_id} and o.shipment_id = ${free.id})`.execute(kysely);
    } else {
      await sql`update store_orders set state = ${standing.state},
          reasons = ${standing.reasons}::jsonb
        where account_id = ${account_id} and id = ${known} and shipment_id is null`.execute(kysely);
    }
  }

  async function edit(): Promise<void> {
    if (shipments.length === 0) return;
    const { id } = random.pick(shipments);
    await updateShipment(database.kysely, account_id, id, {
      receiver: JSON.stringify({ ...TEST_RECEIVER, phone: phone() }),
      price_amount: random.between(100, 9_000),
    });
  }

  async function takeBack(): Promise<void> {
    const posting = topUpReversal(random.between(100, 900));
    const movement = { accountId: account_id, posting, paymentId: newId('pay', now), takenBack: 1 };
    await database.kysely.transaction().execute((tx) => post(tx, { ...movement, at: now }));
  }

  /** Does something. @param toEnd how many more times it is called, this time included. */
  return async (toEnd: number): Promise<void> => {
    await goOn(toEnd);
    if (random.chance(0.15)) await addUpSums(database.kysely, account_id);
    const dice = random.next();
    if (dice < 0.3) return book();
    if (dice < 0.72) return tell();
    if (dice < 0.77 && shipments.length > 0) {
      await backend.cancel(customer, random.pick(shipments.slice(-5)).id);
    } else if (dice < 0.8) await edit();
    else if (dice < 0.86) await remit();
    else if (dice < 0.95) await moveOrder();
    else if (dice < 0.98) await backend.topUp(customer, random.between(1_000, 50_000));
    else await takeBack();
  };
}
