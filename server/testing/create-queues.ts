import type { Database } from '../db/database.ts';
import { tasks } from '../features/jobs.ts';
import { openTaskQueue } from '../jobs/task-queue.ts';

/**
 * Creates the tables of the job queue, which every server would otherwise create when it starts.
 */
export async function createQueues(database: Pick<Database, 'kind' | 'queue'>): Promise<void> {
  const log = {
    error: (failure: unknown) => {
      throw new Error('the job queue', { cause: failure });
    },
  };
  const queue = await openTaskQueue(database, tasks, log);
  await queue.close();
}
