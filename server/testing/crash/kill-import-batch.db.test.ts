import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type ServerProcess, startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { checkDocuments } from '../../features/tax-documents/check-documents.ts';
import {
  csvOf,
  importCalls,
  rightRows,
} from '../../features/import-batches/testing/import-calls.ts';
import { subscribe } from '../subscribe.ts';
import { openTestBackend, readLedger, TEST_PRICE } from '../test-backend.ts';
import { killRounds } from './kill-rounds.ts';
import { SHARED_DATABASES } from './shared-databases.ts';

type Schemas = components['schemas'];

const isFull = process.env.TEST_COUNTS === 'full';

/** Rows of the file, and how often the booking is killed. */
const SIZES = {
  embedded: isFull ? { rows: 1_000, kills: 10 } : { rows: 60, kills: 1 },
  postgres: isFull ? { rows: 10_000, kills: 20 } : { rows: 150, kills: 1 },
};

/** Milliseconds that a row takes at the least. */
const ROW = 1.5;

const SILENT = { error: () => undefined, info: () => undefined };

const printed = (line: string) => (process: ServerProcess) =>
  process.until(() => new RegExp(`^${line}$`, 'm').exec(process.output())?.[0], 600_000);

describe.each(Object.entries(SHARED_DATABASES))(
  'the booking of a file killed on the %s database',
  (name, make) => {
    it('books each row once, and the same file never again', { timeout: 1_800_000 }, async () => {
      const { rows, kills } = SIZES[name === 'embedded' ? 'embedded' : 'postgres'];
      const { random } = killRounds();
      const { location, env, clear } = await make();
      const file = csvOf(rightRows(rows));

      let db = await openDatabase(location);
      let backend = await openTestBackend(db);
      const customer = await backend.newCustomer(rows * TEST_PRICE);
      await subscribe(db.kysely, customer.accountId, 'advanced');
      const before = importCalls(backend, customer);
      const priced = await before.price(await before.check(file));
      expect(priced).toMatchObject({
        status: 'priced',
        counts: { rows, priced: rows },
        total: { amount: rows * TEST_PRICE },
      });
      const { id } = await before.made<Schemas['ImportBatch']>(before.begin(priced));
      await backend.close();
      await db.close();

      // Each process takes over from the one before, and so needs its lease to have ended.
      const begun = Date.now();
      const start = (turn: number) =>
        startProgram('server/testing/crash/work-on-imports.ts', env, {
          args: [new Date(begun + (turn + 1) * 60_000).toISOString()],
        });
      for (let turn = 0; turn < kills; turn += 1) {
        const victim = start(turn);
        await printed('working')(victim);
        await sleep(((ROW * rows) / kills) * (0.5 + random()));
        await victim.stop('SIGKILL');
      }
      const last = start(kills);
      await printed('worked')(last);
      await last.stop();

      db = await openDatabase(location);
      backend = await openTestBackend(db);
      const after = importCalls(backend, customer);
      expect(await after.read(id)).toMatchObject({
        status: 'booked',
        counts: { rows, booked: rows },
        charged: { amount: rows * TEST_PRICE },
      });
      const count = async (table: string) => {
        const of = sql.table(table);
        const found = await sql<{ n: number }>`select count(*)::int as n from ${of}
          where account_id = ${customer.accountId}`.execute(db.kysely);
        return found.rows[0]?.n;
      };
      const standing = async () => ({
        shipments: await count('shipments'),
        events: await count('tracking_events'),
        documents: await checkDocuments(db, SILENT),
        ledger: await readLedger(db, customer.accountId),
      });
      const once = await standing();
      // A top-up, and for each row its charge; what the plan pays back is part of the charge.
      expect(once).toMatchObject({
        ...{ shipments: rows, events: rows, documents: true },
        ledger: {
          sumOfAllEntries: 0,
          transactions: 1 + 2 * rows,
          countedTransactions: 1 + 2 * rows,
        },
      });

      await backend.topUp(customer, rows * TEST_PRICE);
      const again = await after.check(file);
      expect(again.counts).toMatchObject({ rows, repeated: rows, ready: 0 });
      expect((await standing()).shipments).toBe(rows);
      await backend.close();
      await db.close();
      await clear();
      process.stdout.write(`booking a file, ${name}: ${rows} rows, ${kills} kills\n`);
    });
  },
);
