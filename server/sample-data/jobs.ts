import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { remitSampleCash } from './remit-sample-cash.ts';

export const sampleDataJobs = (db: Database): Job[] => [
  { name: 'remit-sample-cash', cron: '*/15 * * * *', run: (now) => remitSampleCash(db, now) },
];
