import type { Job } from '../../jobs/start-jobs.ts';
import { fillBalances, type FillServices } from './fill-balances.ts';

export const autoTopUpsJobs = (services: FillServices): Job[] => [
  { name: 'fill-balances', cron: '* * * * *', run: (now) => fillBalances(services, now) },
];
