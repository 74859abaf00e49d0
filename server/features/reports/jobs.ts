import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { addUpAllSums } from './sums-store.ts';
import { sumUpMonths } from './sum-up-months.ts';

export const reportsJobs = (db: Database): Job[] => [
  {
    name: 'sum-up-months',
    // Soon after midnight in Riyadh; every day, so that what failed is tried again.
    cron: '5 21 * * *',
    longest: 3_600,
    run: (now) => sumUpMonths(db, now),
  },
  { name: 'add-up-sums', cron: '* * * * *', run: () => addUpAllSums(db) },
];
