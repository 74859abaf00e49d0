import type { LightMyRequestResponse } from 'fastify';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { writeWorkbook } from '../../table-files/write-workbook.ts';
import {
  csvOf,
  HEADINGS,
  importCalls,
  rightRows,
} from '../../features/import-batches/testing/import-calls.ts';
import { subscribe } from '../subscribe.ts';
import { openTestBackend, TEST_PRICE } from '../test-backend.ts';
import type { Worked } from './import-process.ts';
import { busyBefore, head, optionsFrom, progress, row } from './report.ts';

/**
 * `make bench-imports`: many shipments from a CSV file and from a workbook, step by step. A process
 * of its own does the work of each step on PostgreSQL, and says how much memory it took.
 */
type ImportBatch = components['schemas']['ImportBatch'];

const { rows } = optionsFrom({ rows: 10_000 });

const lines = rightRows(rows);
const sheets = [{ name: 'orders', headings: HEADINGS, rows: lines }];
const FILES = {
  'CSV file': csvOf(lines),
  workbook: Buffer.from(await writeWorkbook({ sheets, rightToLeft: true })),
};

const postgres = await startOwnPostgres();
const database = await openDatabase({ databaseUrl: postgres.url });
await migrate(database);
const backend = await openTestBackend(database);
const steps = new Map<string, Worked[]>();

for (const [name, file] of Object.entries(FILES)) {
  const customer = await backend.newCustomer(rows * TEST_PRICE);
  await subscribe(database.kysely, customer.accountId, 'advanced');
  const calls = importCalls(backend, customer);
  const { made, call, path } = calls;
  const measure = async (step: string, asked: Promise<LightMyRequestResponse>) => {
    const { id } = await made<ImportBatch>(asked);
    const worked = await workElsewhere();
    steps.set(step, [...(steps.get(step) ?? []), worked]);
    const batch = await calls.read(id);
    progress(`${name}, ${step}: ${worked.seconds.toFixed(1)} s, now ${batch.status}`);
    return batch;
  };
  const { id, version, columns } = await measure('read', calls.upload(file));
  const chosen = columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
  const matched = call('PUT', path(id, '/columns'), { version, columns: chosen });
  const checked = await measure('check', matched);
  const choice = { version: checked.version, choice: 'cheapest' };
  const priced = await measure('price', call('PUT', path(id, '/prices'), choice));
  await measure('book', calls.begin(priced));
}

process.stdout.write(
  `Work on ${rows} rows; memory above that of the idle process. ${busyBefore}\n\n`,
);
head('Step', ...Object.keys(FILES));
for (const [step, each] of steps) {
  const told = each.map(({ seconds, idle, peak }) => {
    const above = `${(peak - idle).toFixed(0)} MiB above ${idle.toFixed(0)}`;
    return `${seconds.toFixed(1)} s, ${above}`;
  });
  row(step, ...told);
}
await backend.close();
await database.close();
await postgres.stop();

async function workElsewhere(): Promise<Worked> {
  const program = startProgram('server/testing/bench/import-process.ts', {
    DATABASE_URL: postgres.url,
  });
  const line = await program.until(() => /^\{.*\}$/m.exec(program.output())?.[0], 600_000);
  await program.stop();
  return JSON.parse(line) as Worked;
}
