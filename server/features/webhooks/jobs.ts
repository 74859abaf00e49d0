import type { Job } from '../../jobs/start-jobs.ts';
import { judgeEndpoints } from './judge-endpoints.ts';
import { pauseBeyondPlan } from './pause-beyond-plan.ts';
import type { OwnerServices } from './tell-owner.ts';

export const webhooksJobs = (services: OwnerServices): Job[] => [
  {
    name: 'judge-webhook-endpoints',
    cron: '23 * * * *',
    run: async (now) => {
      await pauseBeyondPlan(services.db);
      await judgeEndpoints(services, now);
    },
  },
];
