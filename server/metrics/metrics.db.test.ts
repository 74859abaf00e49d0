import { expect, it } from 'vitest';
import { checkLedger } from '../features/balance/check-ledger.ts';
import { sharedMeasures } from '../features/measures.ts';
import { onDatabases } from '../testing/each-database.ts';
import { startTestApp } from '../testing/test-app.ts';
import { startMetricsServer } from './metrics-server.ts';
import { familiesOf } from './testing/families-of.ts';

onDatabases('postgres', (database) => {
  it('answers in OpenMetrics form, and leaves out what cannot be read', async () => {
    const server = await startTestApp({ db: database(), env: { METRICS_PORT: '0' } });
    const { metrics } = server.app;
    if (metrics === null) throw new Error('there are none');
    for (const measure of sharedMeasures(database())) metrics.add(measure);
    metrics.add({ name: 'broken', help: 'A test.', read: () => Promise.reject(new Error('no')) });
    metrics.add({ name: 'answer', help: 'A test.', read: () => 7 });
    const quiet = { info: () => 0, warn: () => 0, error: () => 0 };
    await checkLedger(database(), quiet, new Date(1_000_000));
    const { port, close } = await startMetricsServer(metrics, { port: 0, host: '127.0.0.1' });
    const path = '/website/profile?token=secret';
    for (const url of ['/api/health', `/api${path}`, '/secret']) await server.app.inject(url);

    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1/);
    const families = familiesOf(await answer.text());
    const read = (name: string) =>
      families.get(name)?.map(({ labels, value }) => `${labels} ${value}`.trim());
    const requests = families.get('mizan_request_duration_seconds');
    const counted = requests?.filter(({ name }) => name.endsWith('_count'));
    expect(counted?.map(({ labels, value }) => [labels, value])).toEqual([
      ['operation="getHealth",status="200"', 1],
      ['operation="getProfile",status="401"', 1],
      ['operation="none",status="404"', 1],
    ]);
    expect(read('mizan_database_connections')?.join()).toMatch(/busy.*idle.*waiting/);
    expect(read('mizan_waiting_jobs')).toContain('queue="print-labels" 0');
    for (const name of ['held_payments', 'pending_payments', 'messages_under_way']) {
      expect(read(`mizan_${name}`)).toEqual(['0']);
    }
    expect(read('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
    expect([read('mizan_broken'), read('mizan_answer')]).toEqual([[], ['7']]);
    expect(read('mizan_ledger_accounts')).toContain('finding="differing" 0');
    expect(read('mizan_ledger_checked_timestamp_seconds')).toEqual(['1000']);
    expect(server.logged).toContainEqual(expect.objectContaining({ measure: 'broken' }));
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
    await close();
    await server.stop();
  });
});
