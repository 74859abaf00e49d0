import type { Job } from '../../jobs/start-jobs.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { reconcilePayments } from './reconcile-payments.ts';

export const topUpsJobs = (desk: PaymentDesk): Job[] => [
  { name: 'reconcile-payments', cron: '* * * * *', run: (now) => reconcilePayments(desk, now) },
];
