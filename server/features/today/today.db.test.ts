import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { copyRows } from '../../testing/bench/copy-rows.ts';
import { CASH, shipForCash } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';
import { momentsOf, todayQuery } from './store.ts';

type Schemas = components['schemas'];

/** Some days before everything. */
const EARLIER = '2026-11-10T09:00:00.000Z';

/** The edges of both days, if it is eight in the morning of 16 November in Riyadh. */
const NOW = '2026-11-16T05:00:00.000Z';
const OF_YESTERDAY = [
  '2026-11-14T21:00:00.000Z',
  '2026-11-15T01:30:00.000Z',
  '2026-11-15T05:00:00.000Z',
];
const OF_TODAY = ['2026-11-15T21:00:00.000Z', NOW];
const OF_NEITHER = [
  '2026-11-14T20:59:59.999Z',
  '2026-11-15T05:00:00.001Z',
  '2026-11-15T20:59:59.999Z',
];
const MOMENTS = [...OF_YESTERDAY, ...OF_TODAY, ...OF_NEITHER].sort();

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    goTo(EARLIER);
    customer = await backend.newCustomer(1_000_000);
  });

  function goTo(at: string): void {
    backend.setTime(new Date(at));
  }

  async function today(who = customer): Promise<Schemas['Today']> {
    const answer = await backend.get(who, '/today');
    expect(answer.statusCode).toBe(200);
    return answer.json<Schemas['Today']>();
  }

  /** Does something once at each edge, and then reads the numbers. */
  async function atEachMoment(act: (at: Date) => Promise<unknown>): Promise<Schemas['Today']> {
    for (const moment of MOMENTS) {
      goTo(moment);
      await act(new Date(moment));
    }
    goTo(NOW);
    return today();
  }

  async function deliver({ id }: Schemas['Shipment'], at: Date, told = at): Promise<void> {
    const event = { id: null, kind: 'delivered', occurredAt: at, city: null, text: null } as const;
    await receiveEvent(database(), { account_id: customer.accountId, id }, event, told);
  }

  const amounts = (ofToday: number, ofYesterday: number) => ({
    today: { amount: ofToday, currency: 'SAR' },
    yesterday: { amount: ofYesterday, currency: 'SAR' },
  });
  const NOTHING = {
    day: '2026-11-16',
    booked: { today: 0, yesterday: 0 },
    delivered: { today: 0, yesterday: 0 },
    shipping_charges: amounts(0, 0),
    cash_collected: amounts(0, 0),
  };

  it('counts bookings and what they cost from midnight to this time of day, on both days', async () => {
    expect(await atEachMoment(() => backend.ship(customer))).toEqual({
      ...NOTHING,
      as_of: NOW,
      booked: { today: 2, yesterday: 3 },
      shipping_charges: amounts(2 * TEST_PRICE, 3 * TEST_PRICE),
    });
  });

  it('counts deliveries at the time of their first scan, and the cash that came with them', async () => {
    const parcels: Schemas['Shipment'][] = [];
    while (parcels.length < MOMENTS.length) parcels.push(await shipForCash(backend, customer));
    const found = await atEachMoment(async (at) => {
      const parcel = parcels.pop();
      if (parcel) await deliver(parcel, at);
    });
    expect(found).toMatchObject({
      delivered: { today: 2, yesterday: 3 },
      cash_collected: amounts(2 * CASH, 3 * CASH),
      booked: NOTHING.booked,
      shipping_charges: NOTHING.shipping_charges,
    });
  });

  it('counts a delivery that is told late on the day on which it was', async () => {
    const [early, late, twice] = [
      await backend.ship(customer),
      await backend.ship(customer),
      await backend.ship(customer),
    ];
    const now = new Date(NOW);
    await deliver(early, new Date('2026-11-15T04:00:00Z'), now);
    await deliver(late, new Date('2026-11-15T06:00:00Z'), now);
    // Told twice, with another time: the first one counts.
    await deliver(twice, new Date('2026-11-15T23:00:00Z'), now);
    await deliver(twice, new Date('2026-11-15T03:00:00Z'), now);
    goTo(NOW);
    expect((await today()).delivered).toEqual({ today: 0, yesterday: 2 });
  });

  it('takes refunds off on the day on which they were made', async () => {
    const shipments: Schemas['Shipment'][] = [];
    while (shipments.length < MOMENTS.length) shipments.push(await backend.ship(customer));
    const found = await atEachMoment(async () => {
      const { id = '' } = shipments.pop() ?? {};
      expect((await backend.cancel(customer, id)).statusCode).toBe(200);
    });
    expect(found).toMatchObject({
      booked: NOTHING.booked,
      shipping_charges: amounts(-2 * TEST_PRICE, -3 * TEST_PRICE),
    });
  });

  it('has nothing but this moment at midnight, and compares it with that of yesterday', async () => {
    for (const moment of ['2026-11-14T21:00:00.000Z', '2026-11-14T21:00:00.001Z', OF_TODAY[0]]) {
      goTo(moment ?? '');
      await backend.ship(customer);
    }
    expect((await today()).booked).toEqual({ today: 1, yesterday: 1 });
  });

  it('counts what was booked although it was cancelled, and nothing of other accounts', async () => {
    goTo(NOW);
    const { id } = await backend.ship(customer);
    await backend.cancel(customer, id);
    const stranger = await backend.newCustomer(100_000, 'company');
    expect(await today(stranger)).toEqual({ ...NOTHING, as_of: NOW });
    expect(await today()).toEqual({
      ...NOTHING,
      as_of: NOW,
      booked: { today: 1, yesterday: 0 },
    });
  });

  it('reads the rows of two days alone, by indexes', async () => {
    const { kysely } = database();
    const { accountId } = customer;
    const shipment = await backend.ship(customer);
    await deliver(shipment, new Date(EARLIER));
    // One a minute, of which each is delivered and charged at once.
    const at = sql`(${new Date(NOW)}::timestamptz - (n - 1) * interval '1 minute')`;
    const number = sql`lpad(n::text, 26, '0')`;
    const shipmentId = sql`'shp_' || ${number}`;
    const among = { accountId, count: 10_000 };
    await copyRows(
      database(),
      'shipments',
      {
        changes: sql`'id', ${shipmentId}, 'tracking_number', 'MZ' || ${number},
          'quote_id', null, 'public_token', n::text, 'created_at', ${at},
          'delivered_on', (${at} at time zone 'Asia/Riyadh')::date, 'status', 'completed'`,
      },
      among,
    );
    await copyRows(
      database(),
      'tracking_events',
      { changes: sql`'shipment_id', ${shipmentId}, 'occurred_at', ${at}` },
      among,
    );
    // Ids as newId() makes them, without their random part.
    const movementId = sql`'ltx_' || (
      select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz',
        ((extract(epoch from ${at}) * 1000)::bigint >> (45 - 5 * digit) & 31)::int + 1, 1), '')
      from generate_series(0, 9) as digit) || right(${number}, 16)`;
    await copyRows(
      database(),
      'ledger_transactions',
      {
        only: sql`kind = 'shipment_charge'`,
        changes: sql`'id', ${movementId}, 'shipment_id', ${shipmentId}, 'sequence', n + 10,
          'created_at', ${at}`,
      },
      among,
    );
    goTo(NOW);
    // Until eight in the morning, 481 minutes are in each day.
    expect(await today()).toMatchObject({
      booked: { today: 481, yesterday: 481 },
      delivered: { today: 481, yesterday: 481 },
      shipping_charges: amounts(481 * TEST_PRICE, 481 * TEST_PRICE),
    });
    const { rows } = await sql<Record<string, [{ Plan: Record<string, number> }]>>`
      explain (analyze, buffers, format json) ${todayQuery(momentsOf(accountId, new Date(NOW)))}`.execute(
      kysely,
    );
    const [explained] = Object.values(rows[0] ?? {});
    const { Plan: plan } = explained?.[0] ?? {};
    const pages = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    expect(pages).toBeGreaterThan(0);
    // Of 1,921 bookings, deliveries and charges among 10,000.
    expect(pages).toBeLessThan(700);
  });
});
