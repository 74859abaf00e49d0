import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { collectReturns } from './collect-returns.ts';

export const balanceJobs = (db: Database): Job[] => [
  { name: 'collect-returns', cron: '* * * * *', run: (now) => collectReturns(db, now) },
];
