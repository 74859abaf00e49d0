import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { startBare } from './bare-process.ts';
import { gatherCrowd, repeat } from './crowd.ts';
import { findDisorder } from './find-disorder.ts';
import { killRounds } from './kill-rounds.ts';

it('loses nothing it acknowledged when PostgreSQL is killed', { timeout: 1_800_000 }, async () => {
  const { random, rounds, moment } = killRounds();
  const postgres = await startOwnPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  await migrate(database);
  const crowd = await gatherCrowd(database, random);
  await database.close();

  const server = startBare({ DATABASE_URL: postgres.url });
  const { origin } = await server.open();
  let acknowledged = 0;
  let open = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let isOver = false;
    const burst = crowd.burst(origin, () => isOver);
    await crowd.untilHeard();
    await sleep(moment());
    await postgres.crash();
    isOver = true;
    const calls = await burst;

    await postgres.startAgain();
    const own = await openDatabase({ databaseUrl: postgres.url, poolSize: 1 });
    expect([round, await findDisorder(own)]).toEqual([round, []]);
    await crowd.restock(own);
    await own.close();
    // The server is still the same process: it has reconnected to its database.
    const repeated = await repeat(origin, calls);
    expect([round, repeated.changed]).toEqual([round, []]);
    acknowledged += repeated.acknowledged;
    open += calls.length - repeated.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(rounds);
  expect(open).toBeGreaterThan(rounds);
  expect(await repeat(origin, crowd.calls)).toEqual({
    acknowledged: crowd.calls.length,
    changed: [],
  });
  expect(server.output()).toContain('the database is out of reach');
  expect(server.output()).not.toContain('request failed');
  await server.kill();
  await postgres.stop();
  process.stdout.write(
    `${rounds} kills, ${acknowledged} calls acknowledged before, ${open} open\n`,
  );
});
