import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../e2e/provision/free-port.ts';
import type { ServerProcess } from '../../e2e/provision/server-process.ts';
import type { components } from '../../openapi/generated/types.ts';
import { answeredBy } from './answering-workers.ts';
import { basic } from './basic.ts';
import { copiedOrders } from './copied-orders.ts';
import { findDisorder } from './crash/find-disorder.ts';
import { migratedDatabase, type TestDatabase } from './each-database.ts';
import { startMain, waitFor } from './main-process.ts';
import { PRODUCTION_SETTINGS } from './production-settings.ts';
import {
  type Customer,
  openTestBackend,
  readLedger,
  TEST_CARD,
  TEST_COURIER,
  TEST_PRICE,
  type TestBackend,
  testOrder,
  testParcel,
} from './test-backend.ts';

type Schemas = components['schemas'];

const LIMIT = 200;
const GUESSES = 10;
/** Shipments that a balance pays for. */
const PAID = process.env.TEST_COUNTS === 'full' ? 50 : 10;
const ORDERS = '/website/shipments';

let shared: TestDatabase;
let servers: { process: ServerProcess; origin: string }[];
let backend: TestBackend;
let owner: Customer;
let addresses = 0;
const newAddress = () => `198.18.${(addresses += 1) >> 8}.${addresses & 255}`;

async function start(DATABASE_URL: string, WORKERS: number) {
  const PORT = String(await freePort());
  const process = startMain({
    ...{ ...PRODUCTION_SETTINGS, PORT, DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' },
    WORKERS: String(WORKERS),
    ...{ RATE_LIMIT_PER_MINUTE: String(LIMIT), RATE_LIMIT_SIGN_IN_PER_MINUTE: String(GUESSES) },
  });
  await process.until(() => /mizan\.example\/api/.exec(process.output())?.[0]);
  return { process, origin: `http://127.0.0.1:${PORT}` };
}

beforeAll(async () => {
  shared = await migratedDatabase('postgres');
  const { kysely } = shared.database;
  backend = await openTestBackend(shared.database);
  owner = await backend.newCustomer(3 * TEST_PRICE);
  // Production mode refuses samples.
  await kysely.updateTable('couriers').set({ sample: false }).execute();
  for (const statement of [
    'create table runs (id text)',
    `create function note_run() returns trigger language plpgsql as
      'begin insert into runs values (new.id); return new; end'`,
    `create trigger runs after update of status on label_batches for each row
      when (new.status = 'rendering') execute function note_run()`,
  ]) {
    await sql.raw(statement).execute(kysely);
  }
  servers = await Promise.all([2, 1, 1].map((workers) => start(shared.url ?? '', workers)));
});
afterAll(async () => {
  await Promise.all(servers.map(({ process }) => process.stop()));
  await backend.close();
  await shared.drop();
});

interface Call {
  from?: string;
  body?: object;
  headers?: object;
  method?: string;
}

async function call<Body>(origin: string, path: string, request: Call = {}) {
  const { from = newAddress(), body, headers, method = body ? 'POST' : 'GET' } = request;
  const also = { 'x-forwarded-for': from, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // A connection of its own, which goes to the server's next worker.
      connection: 'close',
      ...{ ...also, ...owner.headers, ...headers },
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text || 'null') as Body };
}

/** Servers on one database, of which the first answers with two workers. */
const COUNTS = process.env.TEST_COUNTS === 'full' ? [1, 2, 3] : [2];

describe.each(COUNTS)('%i servers on one database', (many) => {
  /** So many calls in turn reach every process. */
  const all = 2 * many;
  const at = (turn: number) => servers[turn % many]?.origin ?? '';
  /** So many calls, one to each server in turn, all at once. */
  const inTurn = <Body>(times: number, path: string, request?: Call) =>
    Promise.all(Array.from({ length: times }, (_, turn) => call<Body>(at(turn), path, request)));
  const count = (answers: readonly { status: number }[], wanted: number) =>
    answers.filter(({ status }) => status === wanted).length;

  it('let through no more requests and guesses of an address than one may', async () => {
    const from = newAddress();
    const answers = [];
    // Few at once: a process waits a second for its lease, and then counts alone.
    while (answers.length < LIMIT * 2) answers.push(...(await inTurn(20, '/health', { from })));
    const passed = count(answers, 200);
    expect(count(answers, 429)).toBe(LIMIT * 2 - passed);
    expect(passed).toBeLessThanOrEqual(LIMIT);
    // Each process but the last may keep a rest of its last lease, a twentieth of the limit.
    expect(passed).toBeGreaterThan(LIMIT - (LIMIT / 20) * many - 1);
    const guess = { from: newAddress(), body: {} };
    const guesses = await inTurn(GUESSES * 3, '/website/auth/sign-in', guess);
    expect([count(guesses, 422), count(guesses, 429)]).toEqual([GUESSES, GUESSES * 2]);
  });

  it('answer in every process', async () => {
    const mine = servers.slice(0, many);
    const starts = mine.map(({ process }) => process.output().length);
    expect(count(await inTurn(all, '/health'), 200)).toBe(all);
    const answered = () =>
      mine.map(({ process }, index) => answeredBy(process.output().slice(starts[index])).size);
    await waitFor(() => answered().join() === mine.map((_, index) => (index ? 1 : 2)).join());
  });

  it('take a key made by one in all, and refuse it in all once one has revoked it', async () => {
    const body = { name: `key of ${many}`, scopes: ['prices_read'] };
    const made = await call<Schemas['IssuedKey']>(at(0), '/website/api-keys', { body });
    const { secret_key, key } = made.body;
    const headers = basic(key.client_key, secret_key);
    expect(count(await inTurn(all, '/integration', { headers }), 200)).toBe(all);
    const path = `/website/api-keys/${key.client_key}`;
    expect((await call(at(many - 1), path, { method: 'DELETE' })).status).toBe(204);
    expect(count(await inTurn(all, '/integration', { headers }), 401)).toBe(all);
  });

  it('let nobody in whose session one of them has ended', async () => {
    const { headers } = await backend.newCustomer(0);
    expect(count(await inTurn(all, '/website/profile', { headers }), 200)).toBe(all);
    const out = { headers, method: 'POST' };
    expect((await call(at(many - 1), '/website/auth/sign-out', out)).status).toBe(204);
    expect(count(await inTurn(all, '/website/profile', { headers }), 401)).toBe(all);
  });

  it('quote by a new rate card at once', async () => {
    for (const extra of [many * 100, 0]) {
      const { domestic } = TEST_CARD.lanes;
      const lanes = domestic && { domestic: { ...domestic, baseFee: domestic.baseFee + extra } };
      await shared.database.kysely
        .updateTable('courier_cards')
        .set({ card: JSON.stringify({ ...TEST_CARD, lanes }) })
        .where('courier_id', '=', TEST_COURIER)
        .execute();
      const quotes = await inTurn<Schemas['Quote']>(all, '/website/quotes', { body: testParcel() });
      const prices = quotes.map(({ body }) =>
        body.prices.find(({ courier }) => courier.id === TEST_COURIER),
      );
      const totals = new Set(prices.map((price) => price?.total_fee.amount));
      expect(totals).toEqual(new Set([TEST_PRICE + (extra * 115) / 100]));
    }
  });

  it('book what a balance pays for, each key once, and pay back each shipment once', async () => {
    const customer = await backend.newCustomer(PAID * TEST_PRICE);
    const orders = await copiedOrders(backend, customer, 3 * PAID);
    /** Sends each request to two processes under one key, and all of them at once. */
    const twice = (requests: readonly { path: string; body?: object }[]) => {
      const calls = requests.flatMap((request, index) => {
        const headers = { ...customer.headers, 'idempotency-key': randomUUID() };
        const keyed = { ...request, method: 'POST', headers };
        return [index, index + 1].map((turn) =>
          call<Schemas['Shipment']>(at(turn), request.path, keyed),
        );
      });
      return Promise.all(calls);
    };
    const booked = await twice(orders.map((body) => ({ path: ORDERS, body })));
    expect([count(booked, 201), count(booked, 409)]).toEqual([2 * PAID, 4 * PAID]);
    const made = booked.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(PAID);
    const ledger = () => readLedger(shared.database, customer.accountId);
    expect(await ledger()).toMatchObject({ balance: 0, transactions: 1 + PAID });

    // With two keys for each.
    const paths = made.map(({ body: { id } }) => ({ path: `${ORDERS}/${id}/cancel` }));
    const cancelled = await twice(paths);
    expect([count(cancelled, 200), count(cancelled, 409)]).toEqual([2 * PAID, 2 * PAID]);
    const after = { balance: PAID * TEST_PRICE, transactions: 1 + 2 * PAID };
    expect(await ledger()).toMatchObject(after);
    expect(await findDisorder(shared.database)).toEqual([]);
  });

  it('book once under one idempotency key, and make each file once', async () => {
    const quote = await call<Schemas['Quote']>(at(0), '/website/quotes', { body: testParcel() });
    const headers = { 'idempotency-key': randomUUID() };
    const order = { headers, body: testOrder(quote.body) };
    const booked = await inTurn<Schemas['Shipment']>(4 * many, ORDERS, order);
    expect(new Set(booked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const body = { shipment_ids: [booked[0]?.body.id], paper: 'a6', language: 'ar' };
    const batches = '/website/label-batches';
    const begun = await inTurn<Schemas['LabelBatch']>(2 * many, batches, { body });
    const ids = begun.map(({ body: { id } }) => id).sort();
    const isReady = async (id: string) =>
      (await call<Schemas['LabelBatch']>(at(0), `${batches}/${id}`)).body.status === 'ready';
    await waitFor(async () => (await Promise.all(ids.map(isReady))).every(Boolean));
    const runs = sql<{ id: string }>`select id from runs where id = any(${ids}) order by id`;
    const { rows } = await runs.execute(shared.database.kysely);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});
