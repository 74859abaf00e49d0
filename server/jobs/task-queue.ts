import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

/** Work that a request leaves to the background, and how often it is tried. */
export interface Task<Data extends object> {
  name: string;
  /** At most, the first try included. */
  tries: number;
  /** Never set: it ties a task to the data that it takes. */
  readonly data?: Data | undefined;
}

/** What the work of a task is, on every process that does jobs. */
export interface TaskWork<Data extends object> {
  task: Task<Data>;
  /** May be called again for the same data, when the process ended in the middle. */
  run(data: Data, signal: AbortSignal): Promise<void>;
  /** Called after the last try failed, or its process ended. */
  giveUp(data: Data): Promise<void>;
}

/** Where requests leave their work. */
export interface TaskQueue {
  /** Adds work that is done if, and only if, the transaction is committed. */
  add: <Data extends object>(tx: Tx, task: Task<Data>, data: Data) => Promise<void>;
  close: () => Promise<void>;
}

/** Schema of the job queue in the database. */
const SCHEMA = 'jobs';

/** Seconds without a sign of life after which work is taken from a process. */
const HEARTBEAT = 60;

/** Seconds that one try may take. */
const LONGEST = 15 * 60;

/** Seconds that done work is remembered. */
const MEMORY = 3_600;

/** Name of the queue for work that no try could do. */
export const failedOf = ({ name }: Task<object>) => `${name}-failed`;

/** A client of the job queue in this database. */
export function newBoss(
  db: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: Omit<ConstructorOptions, 'db'> = {},
): PgBoss {
  const boss = new PgBoss({
    db: db.queue,
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    ...options,
  });
  boss.on('error', (err) => {
    log.error({ err }, 'the job queue could not be reached');
  });
  return boss;
}

/** Opens the queue for requests; the work is done by whoever runs `startJobs`. */
export async function openTaskQueue(
  db: Database,
  tasks: readonly Task<object>[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<TaskQueue> {
  await createQueues(db, tasks, log);
  // It reads once, now, what each queue is like: asking for that inside a transaction of the
  // embedded database, which has one connection, would wait for ever.
  const boss = newBoss(db, log, { supervise: false, schedule: false });
  await boss.start();
  return {
    async add(tx, { name }, data) {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

async function createQueues(
  db: Database,
  tasks: readonly Task<object>[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const boss = newBoss(db, log, { supervise: false, schedule: false });
  await boss.start();
  for (const task of tasks) {
    await boss.createQueue(failedOf(task), { deleteAfterSeconds: MEMORY });
    await boss.createQueue(task.name, {
      retryLimit: task.tries - 1,
      heartbeatSeconds: HEARTBEAT,
      expireInSeconds: LONGEST,
      deleteAfterSeconds: MEMORY,
      deadLetter: failedOf(task),
    });
  }
  await boss.stop({ graceful: false });
}
