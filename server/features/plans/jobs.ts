import type { Job } from '../../jobs/start-jobs.ts';
import { type PlanServices, sendPlanMessages } from './messages.ts';
import { renewPlans } from './renew-plans.ts';

export const plansJobs = (services: PlanServices): Job[] => [
  { name: 'renew-plans', cron: '* * * * *', run: (now) => renewPlans(services, now) },
  { name: 'send-plan-messages', cron: '* * * * *', run: (now) => sendPlanMessages(services, now) },
];
