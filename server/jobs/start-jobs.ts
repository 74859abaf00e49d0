import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { failedOf, newBoss, type Task, type TaskWork } from './task-queue.ts';

/** Work that is repeated on a schedule, by one process at a time. */
export interface Job {
  name: string;
  /** The schedule in cron syntax, in UTC. */
  cron: string;
  /** Seconds that one run may take; two minutes if it does not say. */
  longest?: number;
  run: (now: Date, queue: JobQueue) => Promise<unknown>;
}

/** The queue that jobs add work to, which is begun after some seconds. */
export interface JobQueue {
  add: <Data extends object>(task: Task<Data>, data: Data, after: number) => Promise<unknown>;
}

/** All work that is done outside of requests. */
export interface Background {
  jobs: readonly Job[];
  tasks: readonly TaskWork<object>[];
  /** Work that every process does until it is told to stop. */
  loops?: readonly ((signal: AbortSignal) => Promise<void>)[];
}

/** Seconds between two checks for work, and the usual time limit of one run of a job. */
const POLLING = 5;
const LONGEST = 120;

/** Seconds: the same for tasks, because somebody waits for them. */
const TASK_POLLING = 0.5;

/** Seconds that a run in progress has to finish once the server closes. */
const GRACE = 5;

/** Seconds for which finished jobs are remembered. */
const MEMORY = 3_600;

/**
 * Runs every job on its schedule and every task that a request queued, from the database's own
 * queue. Each run belongs to one process, however many there are, and is repeated if that process
 * dies.
 *
 * @returns a function that stops it and lets a run in progress finish.
 */
export async function startJobs(
  db: Database,
  { jobs, tasks, loops = [] }: Background,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const boss = newBoss(db, log, { cronWorkerIntervalSeconds: POLLING });
  await boss.start();
  const queue: JobQueue = {
    add: ({ name }, data, startAfter) => boss.send(name, data, { startAfter }),
  };
  for (const { name, cron, longest = LONGEST, run } of jobs) {
    await boss.createQueue(name, {
      policy: 'exclusive',
      expireInSeconds: longest,
      deleteAfterSeconds: MEMORY,
    });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLLING }, () =>
      logged(log, name, () => run(new Date(), queue)),
    );
    await boss.send(name);
  }
  for (const work of tasks) {
    const { task, atOnce = 1 } = work;
    for (let worker = 0; worker < atOnce; worker += 1) {
      await boss.work<object>(task.name, { pollingIntervalSeconds: TASK_POLLING }, ([job]) =>
        logged(log, task.name, async () => job && work.run(job.data, job.signal)),
      );
    }
    await boss.work<object>(failedOf(task), { pollingIntervalSeconds: TASK_POLLING }, ([job]) =>
      logged(log, failedOf(task), async () => job && work.giveUp(job.data)),
    );
  }
  const end = new AbortController();
  const looping = Promise.all(loops.map((loop) => loop(end.signal)));
  return async () => {
    end.abort();
    await boss.stop({ graceful: true, timeout: GRACE * 1_000 });
    await looping;
  };
}

async function logged(
  log: Pick<FastifyBaseLogger, 'error'>,
  job: string,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (err) {
    log.error({ err, job }, 'a job failed');
    throw err;
  }
}
