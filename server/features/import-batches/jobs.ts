import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { importTask } from './import-task.ts';
import { batchesAtWork, LEASE } from './lease.ts';

/**
 * Goes on with work whose process died. The queue does so as well, but only after it has heard
 * nothing for a minute.
 */
export function importBatchesJobs({ kysely }: Database): Job[] {
  return [
    {
      name: 'resume-imports',
      cron: '* * * * *',
      async run(_now, queue) {
        for (const key of await batchesAtWork(kysely)) {
          // By then, whoever is at work has said so again, and there is nothing to do.
          await queue.add(importTask, key, LEASE / 1_000);
        }
      },
    },
  ];
}
