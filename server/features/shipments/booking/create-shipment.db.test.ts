import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
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
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const NOON = new Date('2026-11-17T09:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeEach(async () => {
    backend.setTime(NOON);
    customer = await backend.newCustomer(10 * TEST_PRICE);
  });

  async function countShipments(): Promise<number> {
    const shipments = await database()
      .kysely.selectFrom('shipments')
      .select('id')
      .where('account_id', '=', customer.accountId)
      .execute();
    return shipments.length;
  }

  async function refusal(order: Schemas['ShipmentCreate'], key?: string) {
    const balance = (await readLedger(database(), customer.accountId)).balance;
    const shipments = await countShipments();
    const response = await backend.create(customer, order, key);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(await countShipments()).toBe(shipments);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(balance);
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
      reference_id: 'ORD-1',
      status: 'pending',
      tracking_status: 'created',
      payment_status: 'paid',
      source: 'website',
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      receiver: TEST_RECEIVER,
      courier: { id: TEST_COURIER, rating: 4.5 },
      // Collected on Tuesday, delivered three service days later.
      expected_delivery_on: '2026-11-22',
      days_since_created: 0,
      hours_since_last_update: 0,
      charge: { subtotal: { amount: 2_500 }, vat: { amount: 375 }, total_fee: { amount: 2_875 } },
      cancellable: true,
    });
    expect(shipment.tracking_url).toMatch(/^\/t\/[0-9a-f]{32}$/);
    expect(shipment.invoice.number).toBe(`INV-2026-${shipment.tracking_number.slice(2)}`);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(9 * TEST_PRICE);

    const shown = await backend.get(customer, `/shipments/${shipment.id}`);
    expect(shown.json()).toEqual(shipment);
    const used = await backend.get(customer, `/quotes/${quote.id}`);
    expect(used.json<Schemas['Quote']>().status).toBe('used');
    const tracking = await backend.get(customer, `/tracking/${shipment.tracking_number}`);
    expect(tracking.json<Schemas['Tracking']>().events).toEqual([
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
    const amount = { amount: 20_000, currency: 'SAR' } as const;
    const quote = await backend.quote(customer, {
      payment_type: 'cash_on_delivery',
      amount_to_collect: amount,
    });
    const order = testOrder(quote, { payment_type: 'cash_on_delivery' });
    order.sender = { ...order.sender, amount_to_collect: amount };

    const response = await backend.create(customer, order);

    expect(response.json()).toMatchObject({
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
      status: 409,
      code: 'insufficient_balance',
      shortfall: { amount: 1, currency: 'SAR' },
    });

    await backend.topUp(customer, 1);
    expect((await backend.create(customer, order, key)).statusCode).toBe(201);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(0);
  });

  describe('a quote that is no longer binding is answered with a fresh one', () => {
    it('when it has expired', async () => {
      const quote = await backend.quote(customer);
      backend.setTime(minutesLater(15));

      const problem = await refusal(testOrder(quote));

      expect(problem).toMatchObject({ status: 409, code: 'quote_expired' });
      expect(problem.quote).toMatchObject({ status: 'open', request: testParcel() });
      expect(problem.quote?.id).not.toBe(quote.id);
      const retried = await backend.create(customer, testOrder({ id: problem.quote?.id ?? '' }));
      expect(retried.statusCode).toBe(201);
    });

    it('when it was used', async () => {
      const quote = await backend.quote(customer);
      await backend.create(customer, testOrder(quote));
      expect(await refusal(testOrder(quote))).toMatchObject({ code: 'quote_used' });
    });

    it('when the parcel differs', async () => {
      const quote = await backend.quote(customer);
      const problem = await refusal(testOrder(quote, { weight: 12_000 }));
      expect(problem).toMatchObject({
        code: 'quote_mismatch',
        quote: { request: { weight: 12_000 } },
      });
    });

    it('when the courier no longer takes it', async () => {
      const quote = await backend.quote(customer);
      const order = testOrder(quote, { courier_id: OTHER_COURIER, weight: 25_000 });
      expect(await refusal(order)).toMatchObject({ code: 'courier_unavailable' });
    });
  });

  it.each<[string, Partial<Schemas['ShipmentCreate']>, Schemas['FieldError']]>([
    [
      'a city of another region',
      { receiver: { ...TEST_RECEIVER, state: 'RD' } },
      { pointer: '/receiver/state', code: 'city_not_in_region', params: { allowed: ['MQ'] } },
    ],
    [
      'an unknown city',
      { receiver: { ...TEST_RECEIVER, city: 'atlantis' } },
      { pointer: '/receiver/city', code: 'unknown_city' },
    ],
    [
      'a sender without fields that the courier requires',
      { sender: { contact_name: 'مرسل تجريبي' } },
      { pointer: '/sender/contact_number', code: 'required' },
    ],
    [
      'a sender in an unknown city',
      { sender: { contact_name: 'أ', contact_number: '+966500000001', city: 'atlantis' } },
      { pointer: '/sender/city', code: 'unknown_city' },
    ],
    [
      'a day that the courier does not serve',
      { preferred_delivery_day: 'friday' },
      {
        pointer: '/preferred_delivery_day',
        code: 'not_served_day',
        params: { allowed: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] },
      },
    ],
    [
      'cash on delivery without an amount',
      { payment_type: 'cash_on_delivery' },
      { pointer: '/sender/amount_to_collect', code: 'required' },
    ],
    [
      'an unknown quote',
      { quote_id: 'qte_01jd000000000000000000000z' },
      { pointer: '/quote_id', code: 'invalid_value' },
    ],
  ])('refuses %s', async (_, changes, error) => {
    const quote = await backend.quote(customer);
    expect(await refusal(testOrder(quote, changes))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [error],
    });
  });

  it("does not accept another account's quote", async () => {
    const other = await backend.newCustomer(0);
    const quote = await backend.quote(other);
    expect(await refusal(testOrder(quote))).toMatchObject({
      errors: [{ pointer: '/quote_id', code: 'invalid_value' }],
    });
  });

  describe('an idempotency key', () => {
    it('gives the same answer, byte for byte, whatever happened in between', async () => {
      const order = testOrder(await backend.quote(customer));
      const key = randomUUID();
      const first = await backend.create(customer, order, key);
      backend.setTime(minutesLater(23 * 60));
      await backend.cancel(customer, first.json<Schemas['Shipment']>().id);

      const again = await backend.create(customer, order, key);

      expect([again.statusCode, again.body]).toEqual([201, first.body]);
      expect(await countShipments()).toBe(1);
    });

    it('is refused with another body or operation, and unknown to another account', async () => {
      const order = testOrder(await backend.quote(customer));
      const key = randomUUID();
      const first = await backend.create(customer, order, key);
      const { id } = first.json<Schemas['Shipment']>();

      expect(await refusal({ ...order, quantity: 2 }, key)).toMatchObject({
        status: 422,
        code: 'idempotency_key_reused',
      });
      expect((await backend.cancel(customer, id, key)).json()).toMatchObject({
        code: 'idempotency_key_reused',
      });
      const other = await backend.newCustomer(TEST_PRICE);
      const theirs = await backend.create(other, testOrder(await backend.quote(other)), key);
      expect(theirs.statusCode).toBe(201);
    });

    it('ignores the order of the fields', async () => {
      const order = testOrder(await backend.quote(customer));
      const key = randomUUID();
      const first = await backend.create(customer, order, key);
      const turned = Object.fromEntries(Object.entries(order).reverse());
      const again = await backend.create(customer, turned as Schemas['ShipmentCreate'], key);
      expect(again.body).toBe(first.body);
    });

    it('is forgotten after 24 hours', async () => {
      const key = randomUUID();
      await backend.create(customer, testOrder(await backend.quote(customer)), key);
      backend.setTime(minutesLater(24 * 60));
      const later = await backend.create(customer, testOrder(await backend.quote(customer)), key);
      expect(later.statusCode).toBe(201);
      expect(await countShipments()).toBe(2);
    });
  });
});
