import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { copiedOrders } from '../../../testing/copied-orders.ts';
import { countShipments } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { readLedger, TEST_PRICE, testOrder } from '../../../testing/test-backend.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const PLENTY = 100 * TEST_PRICE;

/** How many answers have each status and problem code. */
function tally(answers: readonly LightMyRequestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const { code = '' } = answer.json<{ code?: string }>();
    const name = `${answer.statusCode} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function times(count: number, request: () => Promise<LightMyRequestResponse>) {
  return Promise.all(Array.from({ length: count }, request));
}

onDatabases('each', (database, kind) => {
  /** The embedded database has one connection, so simultaneous requests queue anyway. */
  const paid = kind === 'postgres' || isFull ? 100 : 20;
  const backend = useTestBackend(database);

  it('creates exactly the shipments that the balance pays for', { timeout: 240_000 }, async () => {
    const customer = await backend.newCustomer(paid * TEST_PRICE);
    const wanted = await copiedOrders(backend, customer, 10 * paid);

    const answers = await Promise.all(wanted.map((order) => backend.create(customer, order)));

    expect(tally(answers)).toEqual({ 201: paid, '409 insufficient_balance': 9 * paid });
    expect(await countShipments(backend, customer)).toBe(paid);
    expect(await readLedger(database(), customer.accountId)).toEqual({
      balance: 0,
      sumOfCustomerEntries: 0,
      sumOfAllEntries: 0,
      countedTransactions: paid + 1,
      transactions: paid + 1,
    });
  });

  it('answers one key, sent 100 times at once, with one shipment', async () => {
    const customer = await backend.newCustomer(PLENTY);
    const order = testOrder(await backend.quote(customer));
    const key = randomUUID();

    const answers = await times(100, () => backend.create(customer, order, key));

    expect(tally(answers)).toEqual({ 201: 100 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countShipments(backend, customer)).toBe(1);
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance: PLENTY - TEST_PRICE,
      sumOfCustomerEntries: PLENTY - TEST_PRICE,
    });
  });
});

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('accepts one body when simultaneous requests repeat a key with different bodies', async () => {
    const customer = await backend.newCustomer(PLENTY);
    const wanted = await copiedOrders(backend, customer, 10);
    const key = randomUUID();

    const answers = await Promise.all(
      wanted.map((order) => times(6, () => backend.create(customer, order, key))),
    );

    expect(tally(answers.flat())).toEqual({ 201: 6, '422 idempotency_key_reused': 54 });
    expect(await countShipments(backend, customer)).toBe(1);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(PLENTY - TEST_PRICE);
  });

  it('books a quote once and refunds its shipment once, however many requests come at once', async () => {
    const customer = await backend.newCustomer(PLENTY);
    const order = testOrder(await backend.quote(customer));

    const booked = await times(20, () => backend.create(customer, order));

    expect(tally(booked)).toEqual({ 201: 1, '409 quote_used': 19 });
    expect((await readLedger(database(), customer.accountId)).balance).toBe(PLENTY - TEST_PRICE);
    const shipment = booked.find(({ statusCode }) => statusCode === 201)?.json<{ id: string }>();

    const cancelled = await times(20, () => backend.cancel(customer, shipment?.id ?? ''));

    expect(tally(cancelled)).toEqual({ 200: 1, '409 already_cancelled': 19 });
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance: PLENTY,
      sumOfCustomerEntries: PLENTY,
      transactions: 3,
    });
  });

  it('keeps the balance right when cancelling and booking race', async () => {
    const customer = await backend.newCustomer(10 * TEST_PRICE);
    const wanted = await copiedOrders(backend, customer, 30);
    const booked: string[] = [];
    while (booked.length < 10) booked.push((await backend.ship(customer)).id);

    const [cancelled, created] = await Promise.all([
      Promise.all(booked.map((id) => backend.cancel(customer, id))),
      Promise.all(wanted.map((order) => backend.create(customer, order))),
    ]);

    expect(tally(cancelled)).toEqual({ 200: 10 });
    const { 201: succeeded = 0, '409 insufficient_balance': refused = 0 } = tally(created);
    expect(succeeded + refused).toBe(30);
    const balance = (10 - succeeded) * TEST_PRICE;
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance,
      sumOfCustomerEntries: balance,
      sumOfAllEntries: 0,
    });
  });
});
