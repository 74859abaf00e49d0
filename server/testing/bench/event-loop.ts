import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isOwn, operationsOf } from '../../../common/contract/operations.ts';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { readContract } from '../../http/contract.ts';
import { basic } from '../basic.ts';
import { callsFor, sendCall } from '../contract-calls.ts';
import { newOwner } from '../new-owner.ts';
import { startBare } from '../crash/bare-process.ts';
import { median } from '../medians.ts';
import { openTestBackend } from '../test-backend.ts';
import { busyBefore, head, ms, optionsFrom, progress, row } from './report.ts';
import { setCouriers } from './shop.ts';

/**
 * `make bench-event-loop`: how long each operation holds the event loop with 24 couriers, and how
 * long others wait while somebody sends the worst bodies. PostgreSQL is a new server.
 */
const { rounds, seconds } = optionsFrom({ rounds: 5, seconds: 5 });
const COURIERS = 24;
const SHOWN = 8;
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 1;

const postgres = await startOwnPostgres();
const database = await openDatabase({ databaseUrl: postgres.url });
await migrate(database);

/** The longest hold of each operation, the median of some tries. */
async function holds(): Promise<[id: string, held: number][]> {
  const backend = await openTestBackend(database);
  const their = await newOwner(backend);
  await setCouriers(database, COURIERS);
  const calls = callsFor(their);
  const found: [string, number][] = [];
  for (const operation of operationsOf(readContract()).filter(isOwn)) {
    const isKey = operation.scheme === 'apiKey';
    const headers = isKey ? basic(their.clientKey, their.secretKey) : their.owner.headers;
    const tries: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
      histogram.enable();
      // It counts from its second look on.
      await delay(3 * RESOLUTION);
      await sendCall(backend.app, operation, calls[operation.id], headers);
      await delay(3 * RESOLUTION);
      histogram.disable();
      // The first call compiles its schemas.
      if (round > 0) tries.push(histogram.max / 1e6 - RESOLUTION);
    }
    found.push([operation.id, median(tries)]);
  }
  await backend.close();
  return found.toSorted(([, one], [, other]) => other - one);
}

/** Milliseconds of the slowest answer to `GET /api/health` while a body is sent again and again. */
async function slowestHealth(origin: string, body: string | null): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let slowest = 0;
  const attack = async () => {
    while (body !== null && performance.now() < until) {
      const headers = { 'content-type': 'application/json' };
      const url = `${origin}/api/website/auth/registrations`;
      await (await fetch(url, { method: 'POST', headers, body })).arrayBuffer();
    }
  };
  const look = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await (await fetch(`${origin}/api/health`)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - start);
      await delay(20);
    }
  };
  await Promise.all([attack(), attack(), look()]);
  return slowest;
}

progress('every operation, one after the other');
head('Operation', `Longest hold of the event loop, median of ${rounds} tries`);
for (const [id, held] of (await holds()).slice(0, SHOWN)) row(id, ms(held));
await database.close();

const server = startBare({
  DATABASE_URL: postgres.url,
  RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
});
const { origin } = await server.open();
const bodies = {
  'nobody else': null,
  'a first name of 60,000 letters and U+202E': JSON.stringify({
    first_name: `${'a'.repeat(60_000)}\u202E`,
  }),
  '7,000 unknown fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 7_000 }, (_, at) => [`k${at}`, 1])),
  ),
};
// The first requests compile code and the operation's schemas: about 35 ms, once for each process.
await slowestHealth(origin, '{}');
process.stdout.write('\n');
head('While two clients send', 'Slowest answer of GET /api/health');
for (const [what, body] of Object.entries(bodies)) {
  row(what, ms(await slowestHealth(origin, body)));
}
process.stdout.write(`\n${busyBefore}.\n`);
await server.kill();
await postgres.stop();
