import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../../../e2e/provision/free-port.ts';
import { isRunning } from '../../../e2e/provision/server-process.ts';
import { openDatabase } from '../../db/database.ts';
import { answeredBy, bothWorkers, type LoggingServer } from '../answering-workers.ts';
import { startMain, waitFor } from '../main-process.ts';
import { gatherCrowd, repeat } from './crowd.ts';
import { findDisorder } from './find-disorder.ts';
import { killRounds } from './kill-rounds.ts';
import { SHARED_DATABASES } from './shared-databases.ts';

/** Calls that the other worker must answer after one was killed: more than were open. */
const MORE = 20;

/** Rounds to add at most while the kills have interrupted too few calls. */
const SPARE = 5;

/** Each on a port of its own, where the crowd has an address of its own. */
async function start(env: Record<string, string>): Promise<LoggingServer> {
  const PORT = String(await freePort());
  const process = startMain({
    ...{ ...env, PORT, WORKERS: '2', LOG_LEVEL: 'info', SIMULATED_COURIER_SPEED: '0' },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' },
  });
  await process.until(() => /DEMO MODE/.exec(process.output())?.[0]);
  return { process, origin: `http://127.0.0.1:${PORT}` };
}

/** Messages of the errors it has logged. */
function errorsOf({ process }: LoggingServer): string[] {
  const lines = process.output().split('\n');
  return lines
    .filter((line) => line.includes('"level":50'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

/** Whole servers of one process are killed in every run (kill-server.db.test.ts). */
const VICTIMS =
  process.env.TEST_COUNTS === 'full' ? (['worker', 'server'] as const) : (['worker'] as const);

it(
  'loses nothing it acknowledged when one of two workers is killed, or the whole server',
  { timeout: 1_800_000 },
  async () => {
    const { random, rounds, moment } = killRounds(1);
    const place = await SHARED_DATABASES.postgres();
    const database = await openDatabase(place.location);
    const crowd = await gatherCrowd(database, random);
    const countAnswered = () => crowd.calls.filter(({ answer }) => answer !== null).length;
    const acknowledged = { worker: 0, server: 0 };
    const open = { worker: 0, server: 0 };
    const count = (calls: typeof open) => calls.worker + calls.server;
    let server = await start(place.env);
    /** Workers of this server that were killed. */
    let killed = 0;
    let round = 0;
    // Kills that interrupt no call prove nothing: there are a few more of them, if need be.
    while (round < rounds || (round < rounds + SPARE && count(open) <= rounds)) {
      round += 1;
      for (const victim of VICTIMS) {
        const pids = await bothWorkers(server);
        const [one = 0, other = 0] = pids;
        let isOver = false;
        const burst = crowd.burst(server.origin, () => isOver);
        await crowd.untilHeard();
        await sleep(moment());
        if (victim === 'worker') {
          process.kill(one, 'SIGKILL');
          killed += 1;
          const before = countAnswered();
          await waitFor(() => countAnswered() > before + MORE);
        } else {
          await server.process.stop('SIGKILL');
        }
        isOver = true;
        const calls = await burst;

        if (victim === 'worker') {
          const now = await bothWorkers(server);
          expect([now.has(one), now.has(other)]).toEqual([false, true]);
          expect(errorsOf(server)).toEqual(Array(killed).fill('a worker died and is replaced'));
        } else {
          await waitFor(() => ![...pids].some(isRunning));
          expect(errorsOf(server)).toHaveLength(killed);
          server = await start(place.env);
          killed = 0;
        }
        expect([round, victim, await findDisorder(database)]).toEqual([round, victim, []]);
        await crowd.restock(database);
        const repeated = await repeat(server.origin, calls);
        expect([round, victim, repeated.changed]).toEqual([round, victim, []]);
        acknowledged[victim] += repeated.acknowledged;
        open[victim] += calls.length - repeated.acknowledged;
      }
    }
    for (const calls of [acknowledged, open]) expect(count(calls)).toBeGreaterThan(rounds);
    const all = await repeat(server.origin, crowd.calls);
    expect(all).toEqual({ acknowledged: crowd.calls.length, changed: [] });
    expect(answeredBy(server.process.output()).size).toBe(2 + killed);
    await server.process.stop();
    expect(await findDisorder(database)).toEqual([]);
    await database.close();
    await place.clear();
    const sum = ({ worker, server: whole }: typeof open) => `${worker} + ${whole}`;
    process.stdout.write(
      `${round} rounds of kills (${VICTIMS.join(', ')}): ` +
        `${sum(acknowledged)} calls acknowledged before, ${sum(open)} open\n`,
    );
  },
);
