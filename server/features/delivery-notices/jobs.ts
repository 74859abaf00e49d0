import type { Job } from '../../jobs/start-jobs.ts';
import { type NoticeServices, sendNotices } from './send-notices.ts';

export const deliveryNoticesJobs = (services: NoticeServices): Job[] => [
  { name: 'announce-deliveries', cron: '* * * * *', run: (now) => sendNotices(services, now) },
];
