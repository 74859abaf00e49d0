import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../e2e/provision/free-port.ts';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { type DatabaseLocation, openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { seededRandom } from '../../domain/random.ts';
import { median } from '../medians.ts';
import { wrongAnswers } from '../store-traffic/find-faults.ts';
import { mixedTraffic } from '../store-traffic/mixed-traffic.ts';
import {
  noteEffects,
  notedEffects,
  openStores,
  type TrafficStore,
} from '../store-traffic/open-stores.ts';
import { readTraffic } from '../store-traffic/read-traffic.ts';
import { receiptOf, type Sent, sendPaced } from '../store-traffic/send-paced.ts';
import { startTrafficServer } from '../store-traffic/traffic-server.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';

/**
 * `make bench-deliveries`: how soon deliveries of stores are answered that come at a steady rate, a
 * third of them doubled, forged, altered, late or broken, and how soon they are worked on. Answers
 * count from when their delivery was due.
 */
const { rounds, seconds, postgres, embedded, accounts } = optionsFrom({
  ...{ rounds: 3, seconds: 50, postgres: 200, embedded: 50, accounts: 6 },
});
/** Deliveries before the first round: a server compiles its code while it is used. */
const FIRST = 5;

const own = await startOwnPostgres();
const folder = await mkdtemp(path.join(tmpdir(), 'mizan-bench-'));
const measured: [string, number, Awaited<ReturnType<typeof measure>>][] = [];
if (postgres > 0) {
  const at = { location: { databaseUrl: own.url }, env: { DATABASE_URL: own.url } };
  measured.push(['PostgreSQL', postgres, await measure('PostgreSQL', at, postgres)]);
}
if (embedded > 0) {
  const at = { location: { dataDir: folder }, env: { DATA_DIR: folder } };
  measured.push(['embedded', embedded, await measure('embedded', at, embedded)]);
}
await own.stop();
await rm(folder, { recursive: true });

process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores. ${busyBefore}; medians of ` +
    `${rounds} rounds, ${seconds} s each\n\n`,
);
head('Deliveries', 'p50', 'p95', 'p99', 'longest', 'accepted', 'repeated', 'refused', 'worked on');
for (const [name, perSecond, each] of measured) {
  const middle = (of: (round: (typeof each)[number]) => number) => median(each.map(of));
  row(
    `${name}, ${perSecond} a second`,
    ...[0.5, 0.95, 0.99].map((share) => ms(middle(({ times }) => percentile(times, share)))),
    ms(middle(({ times }) => Math.max(...times))),
    ...(['accepted', 'duplicate', 'refused'] as const).map((verdict) =>
      middle(({ verdicts }) => verdicts[verdict] ?? 0).toFixed(0),
    ),
    ms(middle(({ lags }) => percentile(lags, 0.99))),
  );
}
process.stdout.write('\nWorked on: after the answer, p99.\n');

/** The rounds against one database. */
async function measure(
  name: string,
  { location, env }: { location: DatabaseLocation; env: Record<string, string> },
  perSecond: number,
) {
  const before = await openDatabase(location);
  await migrate(before);
  const groups: TrafficStore[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    groups.push(await openStores(before, accounts));
  }
  await noteEffects(before);
  await before.close();
  const port = await freePort();
  const server = startTrafficServer(env, port);
  await server.open();
  const origin = `http://127.0.0.1:${port}`;
  const sent: (readonly Sent[])[] = [];
  for (const [round, stores] of groups.entries()) {
    const count = perSecond * (round === 0 ? FIRST : seconds);
    const { sendings } = mixedTraffic(seededRandom(round + 1), stores, count, new Date());
    const paced = sendPaced(origin, sendings, perSecond);
    await paced.done;
    const api = readTraffic(origin, stores);
    while ((await api.waiting()) > 0) await sleep(1_000);
    const wrong = wrongAnswers(paced.sent);
    if (wrong.length > 0) throw new Error(`${wrong.length} wrong answers: ${wrong[0]}`);
    const p99 = percentile(timesOf(paced.sent), 0.99);
    progress(`${name}, round ${round}: ${count} deliveries, p99 ${ms(p99)}`);
    if (round > 0) sent.push(paced.sent);
  }
  await server.stop();
  const after = await openDatabase(location);
  const noted = await notedEffects(after);
  await after.close();
  return sent.map((round) => {
    const answers = round.flatMap(({ answer }) => answer ?? []);
    const verdicts = answers.map((answer) =>
      answer.status === 200 ? receiptOf(answer).verdict : 'refused',
    );
    const lags = answers.flatMap((answer) => {
      const effect = answer.status === 200 ? noted.get(receiptOf(answer).id) : undefined;
      return effect ? [Math.max(0, effect.at.getTime() - answer.at.getTime())] : [];
    });
    const counts = Object.groupBy(verdicts, (verdict) => verdict);
    return {
      lags,
      times: timesOf(round),
      verdicts: {
        accepted: counts.accepted?.length,
        duplicate: counts.duplicate?.length,
        refused: counts.refused?.length,
      },
    };
  });
}

function timesOf(sent: readonly Sent[]): number[] {
  return sent.flatMap(({ answer }) => answer?.milliseconds ?? []);
}
