import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startBare } from '../crash/bare-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openTestBackend, TEST_PRICE } from '../test-backend.ts';
import { median } from '../medians.ts';
import { drive, type Request } from './drive.ts';
import { fillShipments } from './fill-shipments.ts';
import { LIST_QUESTIONS, shipmentsToSeek, type Sought } from './list-questions.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { reading, setCouriers } from './shop.ts';

/**
 * `make bench-lists`: compares the list of a company with many shipments with that of a company
 * with a thousand, in the same tables. Every query runs for both in turns, equally often.
 */
const FEW = 1_000;
const {
  rows: many,
  rounds,
  times,
  embedded,
} = optionsFrom({ rows: 1_000_000, rounds: 5, times: 20, embedded: 0 });

const folder = await mkdtemp(path.join(tmpdir(), 'mizan-lists-'));
const postgres = embedded ? null : await startOwnPostgres({ shared_buffers: '1GB' });
const patience = { statement: 3_600_000, silence: 3_700_000 };
const database = await openDatabase(
  postgres ? { databaseUrl: postgres.url, patience } : { dataDir: folder, patience },
);
await migrate(database);
const backend = await openTestBackend(database);
const companies = await Promise.all(
  [FEW, many].map(async (count) => {
    const customer = await backend.newCustomer(TEST_PRICE, 'company');
    await backend.ship(customer);
    return {
      ...{ count, customer, sought: [] as Sought[] },
      latencies: new Map<string, number[][]>(),
      rows: new Map<string, number[]>(),
    };
  }),
);
await backend.close();
await setCouriers(database, 24);
for (const company of companies) {
  progress(`creating ${company.count} shipments`);
  const { accountId } = company.customer;
  await fillShipments(database, accountId, company.count);
  company.sought = await shipmentsToSeek(database.kysely, accountId, times * rounds);
}
await database.close();

const server = startBare(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder });
const { origin } = await server.open();
for (let round = -1; round < rounds; round += 1) {
  for (const [name, ask] of Object.entries(LIST_QUESTIONS)) {
    for (const { customer, sought, latencies, rows } of companies) {
      // The first round warms up and counts the rows of the answers.
      const some = sought.slice(Math.max(0, round) * times, (Math.max(0, round) + 1) * times);
      const requests = some.map((each) =>
        reading(customer, `/api/website/shipments?${new URLSearchParams(ask(each)).toString()}`),
      );
      if (round < 0) {
        rows.set(name, await Promise.all(requests.map(countRows)));
        continue;
      }
      const how = { connections: 1, seconds: Infinity, expected: 200 };
      const driven = await drive(origin, () => requests.pop(), how);
      latencies.set(name, [...(latencies.get(name) ?? []), driven.latencies]);
    }
  }
  progress(`round ${round + 1} of ${rounds}`);
}
await server.kill();
await postgres?.stop();
await rm(folder, { recursive: true });

async function countRows({ path: asked, headers }: Request): Promise<number> {
  const answer = await fetch(`${origin}${asked}`, { headers });
  const { data } = (await answer.json()) as { data: unknown[] };
  return data.length;
}

const p95 = (values: readonly number[]) => percentile(values, 0.95);
const [few, large] = companies.map(({ latencies, rows }) => ({
  all: median(
    Array.from({ length: rounds }, (_, round) =>
      p95([...latencies.values()].flatMap((each) => each[round] ?? [])),
    ),
  ),
  of: (name: string) => median((latencies.get(name) ?? []).map(p95)),
  rows: (name: string) => median(rows.get(name) ?? []).toFixed(0),
}));
if (!few || !large) throw new Error('nobody was asked');
process.stdout.write(
  `${busyBefore}; p95, medians of ${rounds} rounds of ${times} answers each.\n\n`,
);
const line = (name: string, one: number, other: number, ...rows: string[]) => {
  row(name, ms(one), ms(other), (other / one).toFixed(2), ...rows);
};
head('Question', `${FEW} shipments`, `${many} shipments`, 'Ratio', `Rows of ${FEW}`, `of ${many}`);
line('all together', few.all, large.all, '', '');
for (const name of Object.keys(LIST_QUESTIONS))
  line(name, few.of(name), large.of(name), few.rows(name), large.rows(name));
