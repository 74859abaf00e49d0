import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { refileShipments } from './list/refile-shipments.ts';

export const shipmentsJobs = (db: Database): Job[] => [
  { name: 'refile-shipments', cron: '* * * * *', run: () => refileShipments(db) },
];
