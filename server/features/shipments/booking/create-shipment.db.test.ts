import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { documentNumber } from '../../../domain/tax-document.ts';
import {
  countShipments,
  historyOf,
  shipForCash,
  shipmentOf,
  statusAndBody,
} from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  readLedger,
  TEST_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
  testOrder,
  testParcel,
} from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];
type Order = Schemas['ShipmentCreate'];

const NOON = new Date('2026-11-17T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeEach(async () => {
    backend.setTime(NOON);
    customer = await backend.newCustomer(10 * TEST_PRICE);
  });

  /** What the account has: its balance in halalas, and its number of shipments. */
  async function possessions() {
    const { balance } = await readLedger(database(), customer.accountId);
    return { balance, shipments: await countShipments(backend, customer) };
  }

  /** The problem that refuses an order, which must change nothing. */
  async function refusal(order: Order, key?: string) {
    const before = await possessions();
    const response = await backend.create(customer, order, key);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(await possessions()).toEqual(before);
    return response.json<Schemas['ShipmentConflict'] & Schemas['Problem']>();
  }

  it('charges what the quote says and returns the whole shipment', async () => {
    const quote = await backend.quote(customer);
    const at = minutesLater(14);
    backend.setTime(at);

    const response = await backend.create(customer, testOrder(quote, { reference_id: 'ORD-1' }));

    expect(response.statusCode).toBe(201);
    const shipment = response.json<Schemas['Shipment']>();
    expect(shipment).toMatchObject({
      ...{ reference_id: 'ORD-1', source: 'website', receiver: TEST_RECEIVER },
      ...{ status: 'pending', tracking_status: 'created', payment_status: 'paid' },
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      courier: { id: TEST_COURIER, rating: 0, rating_count: 0 },
      // Collected on Tuesday, delivered three service days later.
      expected_delivery_on: '2026-11-22',
      ...{ days_since_created: 0, hours_since_last_update: 0, cancellable: true },
      charge: { subtotal: { amount: 2_500 }, vat: { amount: 375 }, total_fee: { amount: 2_875 } },
    });
    expect(shipment.tracking_url).toMatch(/^\/t\/[0-9a-f]{32}$/);
    expect(shipment.invoice.number).toBe(documentNumber(customer.accountId, 1));
    expect(await shipmentOf(backend, customer, shipment.id)).toEqual(shipment);
    const used = await backend.get(customer, `/quotes/${quote.id}`);
    expect(used.json()).toMatchObject({ status: 'used' });
    expect(await historyOf(backend, customer, shipment)).toEqual([
      { occurred_at: at.toISOString(), tracking_status: 'created', city: 'riyadh' },
    ]);
    const balance = await backend.get(customer, '/balance');
    expect(balance.json()).toMatchObject({
      current_balance: { amount: 9 * TEST_PRICE, currency: 'SAR' },
      total_paid: { amount: 10 * TEST_PRICE, currency: 'SAR' },
      total_transactions: 2,
      last_transaction: {
        kind: 'shipment_charge',
        amount: { amount: -TEST_PRICE, currency: 'SAR' },
        shipment_id: shipment.id,
      },
    });
  });

  it('collects on delivery', async () => {
    expect(await shipForCash(backend, customer)).toMatchObject({
      payment_status: 'cod_pending',
      // 5.00 and 1 % of 200.00.
      charge: { cod_fee: { amount: 700 }, subtotal: { amount: 3_200 }, vat: { amount: 480 } },
    });
  });

  it('names the missing amount, and accepts the same key after a top-up', async () => {
    customer = await backend.newCustomer(TEST_PRICE - 1);
    const order = testOrder(await backend.quote(customer));
    const key = randomUUID();
    expect(await refusal(order, key)).toMatchObject({
      ...{ status: 409, code: 'insufficient_balance' },
      shortfall: { amount: 1, currency: 'SAR' },
    });
    await backend.topUp(customer, 1);
    expect((await backend.create(customer, order, key)).statusCode).toBe(201);
    expect(await possessions()).toEqual({ balance: 0, shipments: 1 });
  });

  it.each<[code: string, minutes: number, changes: Partial<Order>, weight: number]>([
    ['quote_expired', 15, {}, 3_000],
    ['quote_mismatch', 0, { weight: 12_000 }, 12_000],
    ['courier_unavailable', 0, { courier_id: OTHER_COURIER, weight: 25_000 }, 25_000],
  ])('gives a fresh quote with %s', async (code, minutes, changes, weight) => {
    const { id } = await backend.quote(customer);
    backend.setTime(minutesLater(minutes));
    const { quote: fresh, ...problem } = await refusal(testOrder({ id }, changes));
    expect(problem).toMatchObject({ status: 409, code });
    expect(fresh).toMatchObject({ status: 'open', request: testParcel({ weight }) });
    const retried = testOrder({ id: fresh?.id ?? '' }, { ...changes, courier_id: TEST_COURIER });
    expect((await backend.create(customer, retried)).statusCode).toBe(201);
  });

  it.each<[string, Partial<Order>, object[]]>([
    [
      'the contract’s rules',
      { payment_type: 'cash_on_delivery', receiver: { ...TEST_RECEIVER, state: 'RD' } },
      [
        { pointer: '/receiver/state', code: 'city_not_in_region', params: { allowed: ['MQ'] } },
        { pointer: '/sender/amount_to_collect', code: 'required' },
      ],
    ],
    [
      'what the courier requires',
      { sender: { contact_name: 'مرسل تجريبي' }, preferred_delivery_day: 'friday' },
      [
        { pointer: '/sender/contact_number', code: 'required' },
        { pointer: '/preferred_delivery_day', code: 'not_served_day' },
      ],
    ],
    [
      'the known cities of the sender',
      { sender: { contact_name: 'أ', contact_number: '+966500000001', city: 'atlantis' } },
      [{ pointer: '/sender/city', code: 'unknown_city' }],
    ],
  ])('refuses an order against %s', async (_, changes, errors) => {
    const problem = await refusal(testOrder(await backend.quote(customer), changes));
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed', errors });
  });

  it("does not accept an unknown quote, or another account's", async () => {
    const other = await backend.quote(await backend.newCustomer(0));
    const errors = [{ pointer: '/quote_id', code: 'invalid_value' }];
    for (const id of ['qte_01jd000000000000000000000z', other.id]) {
      expect(await refusal(testOrder({ id }))).toMatchObject({ status: 422, errors });
    }
  });

  it('gives the same answer to the same key for 24 hours, whatever happened in between', async () => {
    const order = testOrder(await backend.quote(customer));
    const key = randomUUID();
    const first = await backend.create(customer, order, key);
    backend.setTime(minutesLater(24 * 60 - 1));
    const { id } = first.json<Schemas['Shipment']>();
    await backend.cancel(customer, id);

    // The order of the fields makes no difference.
    const turned = Object.fromEntries(Object.entries(order).reverse()) as Order;
    const again = await backend.create(customer, turned, key);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const reused = { status: 422, code: 'idempotency_key_reused' };
    expect(await refusal({ ...order, quantity: 2 }, key)).toMatchObject(reused);
    expect(statusAndBody(await backend.cancel(customer, id, key))).toMatchObject([422, reused]);
    const other = await backend.newCustomer(TEST_PRICE);
    const theirs = await backend.create(other, testOrder(await backend.quote(other)), key);
    expect(theirs.statusCode).toBe(201);

    backend.setTime(minutesLater(24 * 60));
    const later = await backend.create(customer, testOrder(await backend.quote(customer)), key);
    expect(later.statusCode).toBe(201);
    expect(await possessions()).toMatchObject({ shipments: 2 });
  });

  it('tries other tracking numbers while those it draws are taken, and books nothing if all are', async () => {
    const { kysely } = database();
    // Skips a row as if its number were taken.
    for (const text of [
      'create sequence draws',
      `create function be_taken() returns trigger language plpgsql as
        'begin return case when nextval(''draws'') > tg_argv[0]::int then new end; end'`,
      `create trigger taken before insert on tracking_numbers
        for each row execute function be_taken(2)`,
    ]) {
      await sql.raw(text).execute(kysely);
    }
    await backend.ship(customer);
    expect(await possessions()).toEqual({ balance: 9 * TEST_PRICE, shipments: 1 });
    await sql`alter sequence draws restart minvalue -100 start -100`.execute(kysely);
    expect(await refusal(testOrder(await backend.quote(customer)))).toMatchObject({ status: 503 });
    await sql`drop trigger taken on tracking_numbers`.execute(kysely);
  });
});
