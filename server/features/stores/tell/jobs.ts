import type { Job } from '../../../jobs/start-jobs.ts';
import type { TellServices } from './tell-order.ts';
import { tellStores } from './tell-stores.ts';
import { tellTask } from './tell-task.ts';

/** Seconds between two looks, so that a store knows at once what its customers ask it. */
const EVERY = 5;
const MINUTE = 60;

/**
 * Each minute, looks which stores have to be told something, and again every few seconds of it;
 * nothing without a platform to tell.
 */
export const tellJobs = (services: TellServices): Job[] => [
  {
    name: 'tell-stores',
    cron: '* * * * *',
    async run(_now, queue) {
      const { salla, zid } = services.platforms;
      if (salla === null && zid === null) return;
      for (let after = EVERY; after < MINUTE; after += EVERY) {
        await queue.add(tellTask, {}, after);
      }
      await tellStores(services);
    },
  },
];
