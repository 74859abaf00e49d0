import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { writeWorkbook } from '../../table-files/write-workbook.ts';
import {
  type ImportBatch,
  importCalls,
  importFile,
  importTable,
  testLine,
} from '../import-calls.ts';
import { subscribe } from '../subscribe.ts';
import { openTestBackend, TEST_PRICE } from '../test-backend.ts';
import type { Worked } from './import-process.ts';
import { busyBefore, head, optionsFrom, progress, row } from './report.ts';

/**
 * `make bench-imports`: many shipments from a CSV file and from a workbook, step by step. A process
 * of its own does the work of each step on PostgreSQL, and says how much memory it took.
 */
const { rows } = optionsFrom({ rows: 10_000 });

const lines = Array.from({ length: rows }, (_, n) => testLine(n));
const { headings, rows: cells } = importTable(lines);
const sheets = [{ name: 'orders', headings, rows: cells }];
const FILES = {
  'CSV file': importFile(lines),
  workbook: new Uint8Array(await writeWorkbook({ sheets, rightToLeft: true })),
};

const postgres = await startOwnPostgres();
const database = await openDatabase({ databaseUrl: postgres.url });
await migrate(database);
const backend = await openTestBackend(database);
const steps = new Map<string, Worked[]>();

for (const [name, file] of Object.entries(FILES)) {
  const customer = await backend.newCustomer(rows * TEST_PRICE);
  await subscribe(database.kysely, customer.accountId, 'advanced');
  let worked: Worked = { seconds: 0, idle: 0, peak: 0 };
  const calls = importCalls(backend, customer, async () => {
    worked = await workElsewhere();
  });
  const measure = async (step: string, make: () => Promise<ImportBatch>) => {
    const batch = await make();
    steps.set(step, [...(steps.get(step) ?? []), worked]);
    progress(`${name}, ${step}: ${worked.seconds.toFixed(1)} s, now ${batch.status}`);
    return batch;
  };
  const read = await measure('read', () => calls.upload(file, name));
  const checked = await measure('check', () => calls.check(read));
  const priced = await measure('price', () => calls.price(checked));
  await measure('book', async () => calls.worked(await calls.begin(priced)));
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
