import type { Job } from '../../jobs/start-jobs.ts';
import type { NoticeServices } from '../delivery-notices/send-notices.ts';
import { sendStatements } from './send-statements.ts';

export const statementsJobs = (services: NoticeServices): Job[] => [
  {
    name: 'send-statements',
    // Every hour of the first three days, so that what could not be sent is tried again.
    cron: '15 * 1-3 * *',
    longest: 3_600,
    run: (now) => sendStatements(services, now),
  },
];
