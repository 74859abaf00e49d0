import type { Job } from '../../jobs/start-jobs.ts';
import type { PaymentServices } from './payment-services.ts';
import { reconcilePayments } from './reconcile-payments.ts';

export const topUpsJobs = (services: PaymentServices): Job[] => [
  { name: 'reconcile-payments', cron: '* * * * *', run: (now) => reconcilePayments(services, now) },
];
