import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** Work that is repeated on a schedule, by one process at a time. */
export interface Job {
  name: string;
  /** The schedule in cron syntax, in UTC. */
  cron: string;
  run: (now: Date) => Promise<unknown>;
}

/** In seconds: how often a process looks for work, and how long one run may take. */
const POLLING = 5;
const LONGEST = 120;

/** Seconds that a run in progress has to finish once the server closes. */
const GRACE = 5;

/** Seconds for which finished work is kept. */
const MEMORY = 3_600;

/**
 * Runs every job once at the start and then on its schedule, through a queue in the database:
 * with any number of processes, one of them does each run. A run whose process dies is repeated.
 *
 * @returns a function that stops it, letting a run in progress finish.
 */
export async function startJobs(
  db: Database,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: db.queue,
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronWorkerIntervalSeconds: POLLING,
  });
  boss.on('error', (err) => {
    log.error({ err }, 'the job queue could not be reached');
  });
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, {
      policy: 'exclusive',
      expireInSeconds: LONGEST,
      deleteAfterSeconds: MEMORY,
    });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLLING }, async () => {
      try {
        await run(new Date());
      } catch (err) {
        log.error({ err, job: name }, 'a job failed');
        throw err;
      }
    });
    await boss.send(name);
  }
  return () => boss.stop({ graceful: true, timeout: GRACE * 1_000 });
}
