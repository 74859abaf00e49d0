import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import {
  csvOf,
  importCalls,
  rightRows,
} from '../../features/import-batches/testing/import-calls.ts';
import { subscribe } from '../subscribe.ts';
import { type Customer, openTestBackend, readLedger, TEST_PRICE } from '../test-backend.ts';
import { findDisorder } from './find-disorder.ts';
import { killRounds } from './kill-rounds.ts';
import { killedDatabases } from './shared-databases.ts';

type Batch = components['schemas']['ImportBatch'];

const isFull = process.env.TEST_COUNTS === 'full';

/** Rows of the file, and how often the server is killed while it books them. */
const SIZES = {
  postgres: isFull ? { rows: 10_000, kills: 20 } : { rows: 300, kills: 1 },
  embedded: isFull ? { rows: 1_000, kills: 10 } : { rows: 60, kills: 1 },
};

/** Milliseconds from the first row that a server books to the latest kill. */
const LATEST = 600;

/** A customer with a batch whose booking was asked for, and that nobody has begun. */
async function prepare(db: Database, file: Buffer, rows: number) {
  const backend = await openTestBackend(db);
  const customer = await backend.newCustomer(0);
  await subscribe(db.kysely, customer.accountId, 'advanced');
  const calls = importCalls(backend, customer);
  const batch = await calls.price(await calls.check(file));
  const plan = db.kysely.deleteFrom('subscriptions');
  await plan.where('account_id', '=', customer.accountId).execute();
  await backend.topUp(customer, rows * TEST_PRICE);
  await calls.made(calls.begin(batch));
  await backend.close();
  return { customer, id: batch.id };
}

/** Checks the same file once more. */
async function sendAgain(db: Database, customer: Customer, file: Buffer): Promise<Batch> {
  const backend = await openTestBackend(db);
  await subscribe(db.kysely, customer.accountId, 'advanced');
  const checked = await importCalls(backend, customer).check(file);
  await backend.close();
  return checked;
}

async function startServer(env: Record<string, string>) {
  const settings = { LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000', ...env };
  const server = startProgram('server/testing/crash/import-server.ts', settings);
  const origin = await server.until(() => /^serving at (.*)$/m.exec(server.output())?.[1]);
  return { ...server, origin };
}

describe.concurrent.each(killedDatabases('postgres'))(
  'a booking of many rows killed on the %s database',
  (name, make) => {
    it('books and charges each row once', { timeout: 3_600_000 }, async () => {
      const { rows, kills } = name === 'postgres' ? SIZES.postgres : SIZES.embedded;
      const { random } = killRounds(1);
      const place = await make();
      const file = csvOf(rightRows(rows));
      const before = await openDatabase(place.location);
      const { customer, id } = await prepare(before, file, rows);
      await before.close();

      const read = async (origin: string) => {
        const url = `${origin}/api/website/import-batches/${id}`;
        return (await (await fetch(url, { headers: customer.headers })).json()) as Batch;
      };
      let done = 0;
      for (let kill = 1; kill <= kills; kill += 1) {
        const victim = await startServer(place.env);
        // It is at work again once it has booked more.
        for (let now = done; now === done && now < rows;) {
          now = (await read(victim.origin)).counts.booked;
          if (now === done) await sleep(20);
        }
        await sleep(LATEST * random());
        const last = await read(victim.origin);
        await victim.stop('SIGKILL');
        expect([kill, last.status]).toEqual([kill, 'booking']);
        done = last.counts.booked;
      }
      const last = await startServer(place.env);
      let batch = await read(last.origin);
      while (batch.status === 'booking') {
        await sleep(200);
        batch = await read(last.origin);
      }
      await last.stop('SIGKILL');
      expect(batch).toMatchObject({ status: 'booked', counts: { booked: rows, rows } });

      const after = await openDatabase(place.location);
      expect(await findDisorder(after)).toEqual([]);
      const { rows: counted } = await sql<{ shipments: number; charges: number }>`
        select (select count(*)::int from shipments) as shipments, (
          select count(*)::int from ledger_transactions where kind = 'shipment_charge') as charges`.execute(
        after.kysely,
      );
      expect(counted).toEqual([{ shipments: rows, charges: rows }]);
      const { balance, sumOfAllEntries } = await readLedger(after, customer.accountId);
      expect([balance, sumOfAllEntries]).toEqual([0, 0]);
      const again = await sendAgain(after, customer, file);
      expect(again.counts).toMatchObject({ rows, repeated: rows, ready: 0 });
      await after.close();
      await place.clear();
      process.stdout.write(`import, ${name}: ${rows} rows booked through ${kills} kills\n`);
    });
  },
);
