import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** Work that is done again and again, by one process at a time. */
export interface Job {
  name: string;
  /** When, as cron writes it, in UTC. */
  cron: string;
  run: (now: Date) => Promise<unknown>;
}

/** Seconds: how often a process looks for work, and how long one run may take. */
const POLLING = 5;
const LONGEST = 120;

/** Seconds that a run under way gets to finish once the server closes. */
const GRACE = 5;

/** Seconds that done work is remembered. */
const MEMORY = 3_600;

/**
 * Does every job once now and then by its schedule, in the database's own queue: however many
 * processes there are, each run is one's, and a run that dies with its process is done again.
 *
 * @returns what ends it, letting a run under way finish.
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
