import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../e2e/provision/postgres.ts';
import type { Outage } from './outage.ts';
import {
  type TestBackend,
  type Customer,
  openTestBackend,
  readLedger,
  TEST_PRICE,
  testOrder,
} from '../testing/test-backend.ts';
import { type Database, openDatabase, type Patience } from './database.ts';
import { migrate } from './migrate.ts';

let backend: TestBackend;
let customer: Customer;

function expectOutage(answer: LightMyRequestResponse, outage: Outage): void {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    503,
    'temporarily_unavailable',
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const lines = backend.logged.filter(({ msg }) => msg === 'the database is out of reach');
  expect(lines.at(-1)).toMatchObject({ level: 50, outage });
  expect(JSON.stringify(lines)).not.toMatch(/\+966|@mizan\.example|عيّنة|mzs_/);
}

const read = () => backend.get(customer, '/shipments');

/** Holds a connection in a transaction until it is released. */
async function hold(database: Database): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const held = database.kysely.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    begin(undefined);
    await released;
  });
  await begun;
  return async () => {
    release(undefined);
    await held;
  };
}

describe('the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ inMemory: true, patience: { connection: 200 } });
    await migrate(database);
    backend = await openTestBackend(database);
    customer = await backend.newCustomer(TEST_PRICE);
  });
  afterAll(async () => {
    await backend.close();
    await database.close();
  });

  it('lets nobody wait for ever, and continues with the next in line', async () => {
    const letGo = await hold(database);
    const [first, second] = await Promise.all([read(), read()]);
    expectOutage(first, 'no_free_connection');
    expectOutage(second, 'no_free_connection');
    const patient = read();
    await letGo();
    expect((await patient).statusCode).toBe(200);
  });

  it('writes nothing of a transaction whose failed statement was ignored', async () => {
    const careless = database.kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('quotes').execute();
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow();
    expect((await read()).statusCode).toBe(200);
  });
});

describe('PostgreSQL', () => {
  let postgres: OwnPostgres;
  let database: Database | undefined;
  let other: pg.Client;

  beforeAll(async () => {
    postgres = await startOwnPostgres({ fsync: 'off' });
    const first = await openDatabase({ databaseUrl: postgres.url });
    await migrate(first);
    await (await openTestBackend(first)).close();
    await first.close();
  });
  afterAll(() => postgres.stop());

  beforeEach(async () => {
    other = new pg.Client({ connectionString: postgres.url });
    other.on('error', () => undefined);
    await other.connect();
  });
  afterEach(async () => {
    await backend.close();
    await database?.close();
    await other.end().catch(() => undefined);
  });

  async function open(patience: Partial<Patience>, poolSize?: number): Promise<Database> {
    database = await openDatabase({
      databaseUrl: postgres.url,
      patience,
      ...(poolSize && { poolSize }),
    });
    backend = await openTestBackend(database);
    customer = await backend.newCustomer(TEST_PRICE);
    return database;
  }

  async function expectNothingBooked(): Promise<void> {
    const { rows } = await other.query(
      `select (select count(*)::int from shipments where account_id = $1) as shipments,
        (select count(*)::int from idempotency_keys where account_id = $1) as keys,
        (select count(*)::int from quotes where account_id = $1 and used_by is not null) as used`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ shipments: 0, keys: 0, used: 0 }]);
    expect(await readLedger(backend.database, customer.accountId)).toMatchObject({
      balance: TEST_PRICE,
      transactions: 1,
    });
  }

  it('has its limits and its commit setting on every connection', async () => {
    const { kysely } = await open({ statement: 1_234, lock: 567, idleInTransaction: 890 });
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name = 'synchronous_commit'
        or name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
    `.execute(kysely);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      ...{ statement_timeout: '1234', lock_timeout: '567', synchronous_commit: 'on' },
      idle_in_transaction_session_timeout: '890',
    });
  });

  it('with every connection taken: 503 in both languages, then works as before', async () => {
    const letGo = await hold(await open({ connection: 300 }, 1));
    const refused = await read();
    expectOutage(refused, 'no_free_connection');
    expect(refused.json()).toMatchObject({ title: 'الخدمة غير متاحة مؤقتًا' });
    const english = await backend.app.inject({
      url: '/api/website/shipments',
      headers: { ...customer.headers, 'accept-language': 'en' },
    });
    expect(english.json()).toMatchObject({ title: 'The service is temporarily unavailable' });
    await letGo();
    expect((await read()).statusCode).toBe(200);
  });

  const nothing = () => Promise.resolve();
  async function endWaitingSession(): Promise<void> {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mizan' and wait_event_type = 'Lock'`;
    while ((await other.query(end)).rowCount === 0);
  }

  it.each<[string, Partial<Patience>, Outage, () => Promise<void>]>([
    ['waits too long for a lock', { lock: 300 }, 'lock_timeout', nothing],
    ['waits too long for a statement', { statement: 300 }, 'statement_timeout', nothing],
    ['ends a session', {}, 'starting_or_stopping', endWaitingSession],
  ])(
    'that %s during a booking has booked nothing, and then once',
    async (_, patience, outage, meanwhile) => {
      await open(patience);
      const order = testOrder(await backend.quote(customer));
      const book = () => backend.create(customer, order, 'the-key-of-this-booking');
      // The booking waits for the customer's balance, locked by another session.
      await other.query('begin');
      const lock = 'select from balances where account_id = $1 for update';
      await other.query(lock, [customer.accountId]);
      const [refused] = await Promise.all([book(), meanwhile()]);
      expectOutage(refused, outage);
      await other.query('rollback');
      await expectNothingBooked();
      expect((await book()).statusCode).toBe(201);
    },
  );

  it('that ends a session takes no other request with it', async () => {
    const { kysely } = await open({}, 1);
    const endSleeping = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mizan' and wait_event = 'PgSleep'`;
    for (let round = 0; round < 20; round += 1) {
      const sleeping = sql`select pg_sleep(${30})`.execute(kysely);
      const refused = expect(sleeping).rejects.toMatchObject({ code: '57P01' });
      const next = sql`select 1`.execute(kysely);
      while ((await other.query(endSleeping)).rowCount === 0);
      await refused;
      await next;
    }
  });

  it('may end sessions between two statements of a transaction', async () => {
    const { kysely } = await open({ idleInTransaction: 200 });
    const slow = kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 600));
      await sql`select 1`.execute(tx);
    });
    await expect(slow).rejects.toThrow();
    expect((await read()).statusCode).toBe(200);
  });

  it('that stops and starts again is found again by the running server', async () => {
    await open({ connection: 2_000 });
    await postgres.shutDown();
    expectOutage(await read(), 'unreachable');
    expect((await backend.app.inject('/api/ready')).statusCode).toBe(503);
    await postgres.startAgain();
    expect((await read()).statusCode).toBe(200);
    expect((await backend.app.inject('/api/ready')).statusCode).toBe(200);
  });

  it('whose table a newer server changes costs each connection one answer', async () => {
    // A connection prepares its own statements, however many another one has.
    const another = await openDatabase({ databaseUrl: postgres.url, poolSize: 1 });
    for (let number = 0; number <= 400; number += 1) {
      await sql`select ${sql.lit(number)} where ${true}`.execute(another.kysely);
    }
    await another.close();
    await open({}, 1);
    expect((await read()).statusCode).toBe(200);
    await other.query('alter table shipments add column newer text');
    expectOutage(await read(), 'conflict');
    expect((await read()).statusCode).toBe(200);
    await other.query('alter table shipments drop column newer');
  });

  it('that hangs is not waited for', async () => {
    await open({ silence: 500, connection: 700 });
    await postgres.signalAll('SIGSTOP');
    try {
      // First an open connection, then a new one.
      expectOutage(await read(), 'connection_lost');
      expectOutage(await read(), 'connection_lost');
    } finally {
      await postgres.signalAll('SIGCONT');
    }
    expect((await read()).statusCode).toBe(200);
  });
});
