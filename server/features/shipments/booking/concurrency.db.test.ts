import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { type Customer, readLedger, TEST_PRICE, testOrder } from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';

type Shipment = components['schemas']['Shipment'];

const isFull = process.env.TEST_COUNTS === 'full';

onDatabases('each', (database, kind) => {
  /** The embedded database has one connection, so simultaneous requests queue anyway. */
  const paid = kind === 'postgres' || isFull ? 100 : 20;
  const backend = useTestBackend(database);

  async function orders(customer: Customer, count: number) {
    const quotes = await Promise.all(Array.from({ length: count }, () => backend.quote(customer)));
    return quotes.map((quote) => testOrder(quote));
  }

  async function shipmentsOf({ accountId }: Customer) {
    return database()
      .kysely.selectFrom('shipments')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
  }

  function count(responses: LightMyRequestResponse[], statusCode: number): number {
    return responses.filter((response) => response.statusCode === statusCode).length;
  }

  it(
    `creates exactly ${paid} of ${10 * paid} shipments at once with balance for ${paid}`,
    { timeout: 240_000 },
    async () => {
      const customer = await backend.newCustomer(paid * TEST_PRICE);
      const wanted = await orders(customer, 10 * paid);

      const responses = await Promise.all(wanted.map((order) => backend.create(customer, order)));

      expect([count(responses, 201), count(responses, 409)]).toEqual([paid, 9 * paid]);
      const refused = responses.filter(({ statusCode }) => statusCode === 409);
      expect(new Set(refused.map((response) => response.json<{ code: string }>().code))).toEqual(
        new Set(['insufficient_balance']),
      );
      expect(await shipmentsOf(customer)).toHaveLength(paid);
      expect(await readLedger(database(), customer.accountId)).toEqual({
        balance: 0,
        sumOfCustomerEntries: 0,
        sumOfAllEntries: 0,
        countedTransactions: paid + 1,
        transactions: paid + 1,
      });
    },
  );

  it('answers one key, sent 100 times at once, with one shipment', async () => {
    const customer = await backend.newCustomer(100 * TEST_PRICE);
    const [order] = await orders(customer, 1);
    if (!order) throw new Error('no order');
    const key = randomUUID();

    const responses = await Promise.all(
      Array.from({ length: 100 }, () => backend.create(customer, order, key)),
    );

    expect(count(responses, 201)).toBe(100);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await shipmentsOf(customer)).toHaveLength(1);
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance: 99 * TEST_PRICE,
      sumOfCustomerEntries: 99 * TEST_PRICE,
    });
  });

  it('accepts one body when simultaneous requests repeat a key with different bodies', async () => {
    const customer = await backend.newCustomer(100 * TEST_PRICE);
    const wanted = await orders(customer, 10);
    const key = randomUUID();
    const burst = Array.from({ length: 60 }, (_, index) => wanted[index % wanted.length]);

    const responses = await Promise.all(
      burst.flatMap((order) => (order ? [backend.create(customer, order, key)] : [])),
    );

    expect([count(responses, 201), count(responses, 422)]).toEqual([6, 54]);
    expect(await shipmentsOf(customer)).toHaveLength(1);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(99 * TEST_PRICE);
  });

  it('books a quote once, however many keys request it at once', async () => {
    const customer = await backend.newCustomer(100 * TEST_PRICE);
    const [order] = await orders(customer, 1);
    if (!order) throw new Error('no order');

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => backend.create(customer, order)),
    );

    expect([count(responses, 201), count(responses, 409)]).toEqual([1, 19]);
    const codes = responses.map((response) => response.json<{ code?: string }>().code);
    expect(new Set(codes)).toEqual(new Set([undefined, 'quote_used']));
    expect((await readLedger(database(), customer.accountId)).balance).toBe(99 * TEST_PRICE);
  });

  it('refunds a shipment once, however many requests cancel it at once', async () => {
    const customer = await backend.newCustomer(TEST_PRICE);
    const shipment = await backend.ship(customer);

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => backend.cancel(customer, shipment.id)),
    );

    expect([count(responses, 200), count(responses, 409)]).toEqual([1, 19]);
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance: TEST_PRICE,
      sumOfCustomerEntries: TEST_PRICE,
      transactions: 3,
    });
  });

  it('keeps the balance right when cancelling and booking race', async () => {
    const shipments = 10;
    const customer = await backend.newCustomer(shipments * TEST_PRICE);
    const booked: Shipment[] = [];
    for (let index = 0; index < shipments; index += 1) booked.push(await backend.ship(customer));
    const wanted = await orders(customer, 30);

    const [cancelled, created] = await Promise.all([
      Promise.all(booked.map(({ id }) => backend.cancel(customer, id))),
      Promise.all(wanted.map((order) => backend.create(customer, order))),
    ]);

    expect(count(cancelled, 200)).toBe(shipments);
    const succeeded = count(created, 201);
    expect(succeeded + count(created, 409)).toBe(30);
    const balance = (shipments - succeeded) * TEST_PRICE;
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance,
      sumOfCustomerEntries: balance,
      sumOfAllEntries: 0,
    });
  });
});
