import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { importTask } from './import-task.ts';
import { abandonedBatches, LEASE } from './lease.ts';

/**
 * Goes on with work whose process died. The queue does so as well, but only after it has heard
 * nothing for a minute.
 */
export function importBatchesJobs({ kysely }: Database): Job[] {
  return [
    {
      name: 'resume-imports',
      cron: '* * * * *',
      async run(now, queue) {
        const at = now.getTime();
        // At the start of a server, the one before it may have died a moment ago.
        await sleep((await abandonedBatches(kysely, new Date(at + LEASE))).length > 0 ? LEASE : 0);
        for (const key of await abandonedBatches(kysely, new Date(at + LEASE))) {
          await queue.add(importTask, key);
        }
      },
    },
  ];
}
