import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { waitFor } from '../main-process.ts';
import { median } from '../medians.ts';
import { openTestBackend } from '../test-backend.ts';
import { openCrowd } from '../webhooks/crowd.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';

/**
 * `make bench-webhooks`: how long webhooks take to good receivers, from the event to the arrival,
 * with five bad ones beside them and without. Both are measured in turns.
 */
const { changes, rounds, pause } = optionsFrom({ changes: 170, rounds: 3, pause: 100 });
const GOOD = 15;

const postgres = await startOwnPostgres();
const database = await openDatabase({ databaseUrl: postgres.url });
await migrate(database);
const backend = await openTestBackend(database);
const measured = { 'good ones alone': [] as number[][], 'five bad ones': [] as number[][] };

for (let round = 0; round < rounds; round += 1) {
  for (const [name, times] of Object.entries(measured)) {
    const crowd = await openCrowd(backend, { good: GOOD, bad: name === 'five bad ones' });
    const sender = startProgram('server/testing/webhooks/sender.ts', {
      ...{ DATABASE_URL: postgres.url, TIME_LIMIT: '15000' },
    });
    await sender.until(() => /sending/.exec(sender.output())?.[0]);
    for (let change = 1; change < changes; change += 1) {
      await crowd.change();
      await sleep(pause);
    }
    const good = crowd.members.filter(({ isBad }) => !isBad);
    await waitFor(() => good.every(({ receiver }) => receiver.arrivals.length >= changes));
    const taken: number[] = [];
    for (const { endpoint, receiver } of good) {
      const written = await crowd.written(endpoint.id);
      for (const { id, at } of receiver.arrivals) {
        taken.push(at - (written.get(id)?.created_at.getTime() ?? Number.NaN));
      }
    }
    times.push(taken);
    progress(`${name}: ${taken.length} webhooks, p95 ${ms(percentile(taken, 0.95))}`);
    await sender.stop('SIGKILL');
    crowd.close();
    await database.kysely.deleteFrom('webhook_endpoints').execute();
    await database.kysely.deleteFrom('webhook_messages').execute();
  }
}

process.stdout.write(`From an event to its arrival at ${GOOD} good receivers. ${busyBefore}\n\n`);
head('Beside them', 'Webhooks', 'Median', 'p95');
for (const [name, times] of Object.entries(measured)) {
  const at = (share: number) => ms(median(times.map((each) => percentile(each, share))));
  row(name, String(times.flat().length), at(0.5), at(0.95));
}
await backend.close();
await database.close();
await postgres.stop();
