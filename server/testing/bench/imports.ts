import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../../openapi/generated/types.ts';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { csvOf, HEADINGS, rightRow } from '../../features/import-batches/testing/import-calls.ts';
import { writeXlsx } from '../../table-files/write-xlsx.ts';
import { subscribe } from '../subscribe.ts';
import { openTestBackend, TEST_PRICE } from '../test-backend.ts';
import { busyBefore, head, optionsFrom, row } from './report.ts';
import { setCouriers } from './shop.ts';

type Batch = components['schemas']['ImportBatch'];

/**
 * `make bench-imports`: how long a file of many rows takes from step to step, and the memory of the
 * server above what it has when it is idle. PostgreSQL is a new server; the server is a process of its
 * own. One row in ten is wrong.
 */
const { rows, couriers } = optionsFrom({ rows: 10_000, couriers: 24 });

const postgres = await startOwnPostgres();
const database = await openDatabase({ databaseUrl: postgres.url });
await migrate(database);
const backend = await openTestBackend(database);
const customer = await backend.newCustomer(0);
await subscribe(database.kysely, customer.accountId, 'advanced');
await backend.topUp(customer, 4 * rows * TEST_PRICE);
await setCouriers(database, couriers);
await backend.close();
await database.close();

const table = Array.from({ length: rows }, (_, index) =>
  rightRow(index + 1, index % 10 === 9 ? { 3: 'قرية بعيدة' } : {}),
);
const sheet = { name: 'orders', headings: HEADINGS, rows: table };
const files = {
  csv: csvOf(table),
  xlsx: await writeXlsx({ sheets: [sheet], rightToLeft: true }),
};

for (const [format, file] of Object.entries(files)) await measure(format, file);
await postgres.stop();

/** Imports a file on a server of its own, and prints what each step took. */
async function measure(format: string, file: Uint8Array): Promise<void> {
  const { call, memory, resetPeak, stop } = await openServer(format);
  // The first request compiles what it needs.
  await call('GET', '');
  await sleep(3_000);
  const idle = memory('VmRSS');
  process.stdout.write(`\n${busyBefore}. Idle: ${idle.toFixed(0)} MiB.\n\n`);
  head(`${rows} rows of ${format}`, 'Time', 'First 50', 'Peak above idle');

  /** Does a step and waits for its end. */
  async function step(
    name: string,
    begin: () => Promise<Batch>,
    isOver: (batch: Batch) => boolean,
  ): Promise<Batch> {
    resetPeak();
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1_000;
    let batch = await begin();
    let first = '';
    while (!isOver(batch)) {
      await sleep(100);
      batch = await call('GET', `/${batch.id}`);
      if (first === '' && (batch.progress?.done ?? 0) >= 50) first = `${seconds().toFixed(1)} s`;
    }
    const above = memory('VmHWM') - idle;
    row(name, `${seconds().toFixed(1)} s`, first, `${above.toFixed(0)} MiB`);
    return batch;
  }

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), `orders.${format}`);
  const read = await step(
    `read ${(file.length / 1024 / 1024).toFixed(1)} MiB`,
    () => call('POST', '', form),
    ({ status }) => status === 'matching',
  );
  const columns = read.columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
  const { id } = read;
  const checked = await step(
    'check',
    () => call('PUT', `/${id}/columns`, { version: read.version, columns }),
    ({ status }) => status === 'checked',
  );
  // The second file has the rows of the first, which are booked.
  if (checked.counts.ready > 0) {
    const priced = await step(
      `choose among ${couriers} couriers`,
      () => call('PUT', `/${id}/prices`, { version: checked.version, choice: 'cheapest' }),
      ({ status }) => status === 'priced',
    );
    const { total, version } = priced;
    const booked = await step(
      `book ${priced.counts.priced}`,
      () => call('POST', `/${id}/booking`, { version, ...(total && { total }) }),
      ({ status }) => status === 'booked',
    );
    const { counts } = booked;
    if (counts.booked !== priced.counts.priced) throw new Error(JSON.stringify(counts));
  }
  await stop('SIGKILL');
}

/** A server process with its calls, and its memory. */
async function openServer(name: string) {
  const { output, until, stop, child } = startProgram('server/testing/crash/import-server.ts', {
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_URL: postgres.url,
  });
  const origin = await until(() => /^serving at (.*)$/m.exec(output())?.[1]);

  async function call(method: string, path: string, body?: object): Promise<Batch> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/website/import-batches${path}`, {
      method,
      headers: {
        ...customer.headers,
        'idempotency-key': `bench-imports-${name}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text) as Batch;
  }

  return {
    ...{ call, stop },
    /** MiB that the server has in memory, now or at most since the last reset. */
    memory(which: 'VmRSS' | 'VmHWM'): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    },
    resetPeak: () => {
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
    },
  };
}
