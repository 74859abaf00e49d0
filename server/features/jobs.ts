import { attendShipments } from './tracking/couriers/attend-shipments.ts';
import { simulatedCourier } from './tracking/couriers/simulated-courier.ts';
import type { Database } from '../db/database.ts';
import { deleteExpired } from './housekeeping.ts';
import { refileShipments } from './shipments/list/refile-shipments.ts';
import { labelBatchTask, labelBatchWork } from './labels/label-batch-task.ts';
import { collectReturns } from './balance/collect-returns.ts';
import type { PaymentDesk } from './top-ups/payment-desk.ts';
import { reconcilePayments } from './top-ups/reconcile-payments.ts';
import { remitSampleCash } from '../sample-data/remit-sample-cash.ts';
import type { Background, Job } from '../jobs/start-jobs.ts';
import type { Task } from '../jobs/task-queue.ts';

/** What requests may leave to the background. */
export const tasks: readonly Task<object>[] = [labelBatchTask];

/**
 * All that the server does by itself.
 *
 * @param courierSpeed of fictional couriers; null where there are none.
 */
export function jobsOf(desk: PaymentDesk, courierSpeed: number | null): Background {
  const { db, log, publicUrl } = desk;
  const jobs: Job[] = [
    {
      name: 'reconcile-payments',
      cron: '* * * * *',
      run: (now) => reconcilePayments(desk, now),
    },
    { name: 'delete-expired', cron: '7 * * * *', run: (now) => deleteExpired(db, now) },
    {
      name: 'collect-returns',
      cron: '* * * * *',
      run: (now) => collectReturns(db, now),
    },
    { name: 'refile-shipments', cron: '* * * * *', run: () => refileShipments(db) },
    ...(courierSpeed === null ? [] : courierJobs(db, courierSpeed, log)),
  ];
  return { jobs, tasks: [labelBatchWork({ db, publicUrl })] };
}

/** What fictional couriers do by themselves. */
function courierJobs(db: Database, speed: number, log: PaymentDesk['log']): Job[] {
  const simulated = simulatedCourier(speed);
  const portOf = ({ sample }: { sample: boolean }) => (sample ? simulated : undefined);
  return [
    {
      name: 'attend-shipments',
      cron: '* * * * *',
      run: (now) => attendShipments({ db, portOf, log }, now),
    },
    {
      name: 'remit-sample-cash',
      cron: '*/15 * * * *',
      run: (now) => remitSampleCash(db, now),
    },
  ];
}
