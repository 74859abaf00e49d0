import type { Job } from '../../jobs/start-jobs.ts';
import type { NoticeServices } from '../delivery-notices/send-notices.ts';
import { sendReports } from './send-reports.ts';

export const scheduledReportsJobs = (services: NoticeServices): Job[] => [
  {
    name: 'send-scheduled-reports',
    // From 06:25 in Riyadh, and each hour again, so that what could not be sent is tried again.
    cron: '25 3-20 * * *',
    longest: 3_600,
    run: (now) => sendReports(services, now),
  },
];
