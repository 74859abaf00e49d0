import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

/** Work that a request leaves to the background, and how often it is tried. */
export interface Task<Data extends object> {
  name: string;
  /** Includes the first try. */
  tries: number;
  /** Never set: it links a task to the type of its data. */
  readonly data?: Data | undefined;
}

/** How to do the work of a task, on every process that runs jobs. */
export interface TaskWork<Data extends object> {
  task: Task<Data>;
  /** How many of them a process does at once; one if it does not say. */
  atOnce?: number;
  /** May be called again for the same data, if the process died midway. */
  run(data: Data, signal: AbortSignal): Promise<void>;
  /** Called after the last try failed or its process died. */
  giveUp(data: Data): Promise<void>;
}

/** The database access of the job queue. */
type QueueDatabase = Pick<Database, 'kind' | 'queue'>;

/** The queue that requests add work to. */
export interface TaskQueue {
  /** Adds work that is done if, and only if, the transaction commits. */
  add: <Data extends object>(tx: Tx, task: Task<Data>, data: Data) => Promise<void>;
  close: () => Promise<void>;
}

/** Schema of the job queue in the database. */
const SCHEMA = 'jobs';

/** Seconds without a heartbeat after which work is taken away from a process. */
const HEARTBEAT = 60;

/** Seconds that one try may take. */
const LONGEST = 15 * 60;

/** Seconds for which finished work is remembered. */
const MEMORY = 3_600;

/** Name of the queue for work whose tries all failed. */
export const failedOf = ({ name }: Task<object>) => `${name}-failed`;

/** A client of the job queue in this database. */
export function newBoss(
  db: QueueDatabase,
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

/** Opens the queue for requests; processes that run `startJobs` do the work. */
export async function openTaskQueue(
  db: QueueDatabase,
  tasks: readonly Task<object>[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<TaskQueue> {
  await createQueues(db, tasks, log);
  // It reads each queue's settings once, now. Reading them inside a transaction would wait for ever
  // on the embedded database, which has one connection.
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
  db: QueueDatabase,
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
