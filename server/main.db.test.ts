import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../e2e/provision/free-port.ts';
import { migrate } from './db/migrate.ts';
import { loadSampleData } from './sample-data/load-sample-data.ts';
import { importFile } from './features/operator-files/import-file.ts';
import { RATES } from './features/rate-cards/rate-file.ts';
import { rowsOf } from './features/rate-cards/rated-courier.ts';
import { PALM } from './features/rate-cards/testing/rated-couriers.ts';
import { familiesOf } from './metrics/testing/families-of.ts';
import { newDatabase, type TestDatabase } from './testing/each-database.ts';
import { PRODUCTION_SETTINGS } from './testing/production-settings.ts';
import { runMainToEnd, startMain, waitFor } from './testing/main-process.ts';

const NO_COURIERS =
  /There are no couriers yet.*npm run rates -- import FILE \(docs\/operations\.md\)\n/;

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await newDatabase('postgres');
});
afterAll(() => postgres.drop());

const production = async () => ({
  ...PRODUCTION_SETTINGS,
  PORT: String(await freePort()),
  DATABASE_URL: postgres.url ?? '',
});

it('serves in production mode from an empty PostgreSQL, without samples', async () => {
  const settings = {
    ...(await production()),
    METRICS_PORT: String(await freePort()),
    WORKERS: '2',
  };
  const { child, output } = startMain(settings);
  await waitFor(() => output().includes('https://mizan.example/api'));
  const health = await fetch(`http://127.0.0.1:${settings.PORT}/api/health`);
  expect(await health.json()).toMatchObject({ mode: 'production' });
  const metrics = await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`);
  const families = familiesOf(await metrics.text());
  const labels = (name: string) => families.get(name)?.map((sample) => sample.labels);
  expect(labels('nodejs_eventloop_lag_p99_seconds')?.sort()).toEqual([
    'process="1"',
    'process="2"',
    'process="primary"',
  ]);
  expect(labels('mizan_held_payments')).toEqual(['process="primary"']);
  expect(labels('mizan_request_duration_seconds')?.join()).toMatch(
    /operation="getHealth",status="200",process="[12]"/,
  );
  expect(labels('process_cpu_seconds')).toHaveLength(3);
  expect(output()).not.toMatch(/DEMO|Password|Sandbox Pay|Stores {6}/);
  expect(output()).toMatch(NO_COURIERS);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('says nothing of missing couriers once their rate cards are imported', async () => {
  await migrate(postgres.database);
  const rates = { rows: rowsOf([PALM]), lacking: [] };
  await importFile(postgres.database, RATES, rates, 'Noura');
  const { child, output } = startMain({ ...(await production()), WORKERS: '1' });
  await waitFor(() => output().includes('https://mizan.example/api'));
  expect(output()).not.toMatch(/no couriers/);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('refuses a database with samples in production mode', async () => {
  await migrate(postgres.database);
  await loadSampleData(postgres.database, { password: 'any', now: new Date() });
  const { code, output } = await runMainToEnd(await production());
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL: production mode refuses [^\n]+\n$/);
});
