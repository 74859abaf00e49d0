import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { addDays, riyadhDay } from '../../domain/calendar.ts';
import { type ReportName, REPORTS } from '../../domain/reports/reports.ts';
import { startBare } from '../crash/bare-process.ts';
import { median } from '../medians.ts';
import { openTestBackend, TEST_PRICE } from '../test-backend.ts';
import { drive } from './drive.ts';
import type { Exported } from './export-process.ts';
import { fillReports } from './fill-reports.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { reading, setCouriers } from './shop.ts';

/**
 * `make bench-reports`: how long each report takes of a company with a million shipments in two
 * years and 50,000 clients, by how long its period is, and the first rows behind a figure; the
 * memory that a file of 100,000 rows needs.
 */
const { rows, clients, rounds, times } = optionsFrom({
  ...{ rows: 1_000_000, clients: 50_000 },
  ...{ rounds: 3, times: 40 },
});

/** Figures of clients take longer: the clients themselves are counted. */
const OF_CLIENTS: readonly ReportName[] = [
  ...(['clients', 'top_clients_by_orders', 'top_clients_by_revenue'] as const),
  ...(['client_analytics', 'client_orders'] as const),
];
const TODAY = riyadhDay(new Date());
/** The rows behind figures, of which many or few orders are part; some take seconds. */
const ROWS = {
  'rows of orders': 'orders/rows?measure=orders&',
  'rows of damaged parcels': 'couriers/rows?measure=attempts_damaged&',
  'rows of clients': 'clients/rows?measure=clients&',
};
const PERIODS = { '30 days': 30, '90 days': 90, '1 year': 365, '2 years': 731 };

const postgres = await startOwnPostgres({ shared_buffers: '1GB' });
const patience = { statement: 3_600_000, silence: 3_700_000 };
const database = await openDatabase({ databaseUrl: postgres.url, patience });
await migrate(database);
const backend = await openTestBackend(database);
const company = await backend.newCustomer(TEST_PRICE, 'company');
await backend.ship(company);
await backend.close();
await setCouriers(database, 8);
progress(`creating ${rows} shipments`);
await fillReports(database, company.accountId, { shipments: rows, clients });
await database.close();

const server = startBare({ DATABASE_URL: postgres.url });
const { origin } = await server.open();
const reports = Object.keys(REPORTS) as ReportName[];
const asked = { ...Object.fromEntries(reports.map((report) => [report, `${report}?`])), ...ROWS };
const latencies = new Map<string, number[][]>();
for (let round = -1; round < rounds; round += 1) {
  for (const [what, path] of Object.entries(asked)) {
    for (const [name, days] of Object.entries(PERIODS)) {
      const length = what in ROWS ? Math.ceil(times / 4) : times;
      const requests = Array.from({ length }, (_, n) => {
        const to = addDays(TODAY, 1 - (n % 9));
        const query = `from=${addDays(to, -days)}&to=${to}`;
        return reading(company, `/api/website/reports/${path}${query}`);
      });
      const how = { connections: 1, seconds: Infinity, expected: 200 };
      const driven = await drive(origin, () => requests.pop(), how);
      const key = `${what} ${name}`;
      // The first round warms up.
      if (round >= 0) latencies.set(key, [...(latencies.get(key) ?? []), driven.latencies]);
    }
  }
  progress(`round ${round + 1} of ${rounds}`);
}
await server.kill();
const exported = new Map<string, Exported>();
for (const format of ['csv', 'xlsx']) exported.set(format, await exportElsewhere(format));
await postgres.stop();

const p95 = (key: string) =>
  median((latencies.get(key) ?? []).map((each) => percentile(each, 0.95)));
process.stdout.write(
  `${busyBefore}; ${rows} shipments, ${clients} clients; p95, medians of ${rounds} rounds of ${times} answers each, of rows a quarter.\n\n`,
);
const latency = (what: string) => Object.keys(PERIODS).map((name) => ms(p95(`${what} ${name}`)));
head('Report', ...Object.keys(PERIODS), 'Aim');
for (const report of reports) {
  const aim = OF_CLIENTS.includes(report) ? 150 : 25;
  row(report, ...latency(report), ms(aim));
}
for (const what of Object.keys(ROWS)) row(what, ...latency(what), '');

process.stdout.write('\nA file of rows, written by a process of its own.\n\n');
head('File', 'Rows', 'Size', 'Time', 'Memory at most', 'Of it idle');
for (const [format, { rows: count, megabytes, seconds, idle, peak }] of exported) {
  const [size, time] = [`${megabytes.toFixed(1)} MiB`, `${seconds.toFixed(1)} s`];
  row(format, String(count), size, time, `${peak.toFixed(0)} MiB`, `${idle.toFixed(0)} MiB`);
}

async function exportElsewhere(format: string): Promise<Exported> {
  const program = startProgram('server/testing/bench/export-process.ts', {
    DATABASE_URL: postgres.url,
    ...{ ACCOUNT: company.accountId, FORMAT: format, DAYS: '73' },
    // Otherwise it is measured how much garbage Node lets pile up where memory is plenty.
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  const line = await program.until(() => /^\{.*\}$/m.exec(program.output())?.[0], 600_000);
  await program.stop();
  return JSON.parse(line) as Exported;
}
