import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { deleteOldActivity } from './store.ts';

export const activityJobs = ({ kysely }: Database): Job[] => [
  { name: 'delete-old-activity', cron: '37 1 * * *', run: (now) => deleteOldActivity(kysely, now) },
];
