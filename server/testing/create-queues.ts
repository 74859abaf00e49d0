import type { Database } from '../db/database.ts';
import { tasks } from '../features/jobs.ts';
import { openTaskQueue } from '../jobs/task-queue.ts';

/** Makes the tables of the job queue, which every server would otherwise make at its start. */
export async function createQueues(database: Pick<Database, 'kind' | 'queue'>): Promise<void> {
  const log = {
    error: (failure: unknown) => {
      throw new Error('the job queue', { cause: failure });
    },
  };
  const queue = await openTaskQueue(database, tasks, log);
  await queue.close();
}
