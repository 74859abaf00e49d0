import { attendShipments } from './tracking/couriers/attend-shipments.ts';
import { simulatedCourier } from './tracking/couriers/simulated-courier.ts';
import type { Database } from '../db/database.ts';
import { deleteExpired } from './housekeeping.ts';
import { refileShipments } from './shipments/list/refile-shipments.ts';
import type { LabelPrinter } from './labels/label-printer.ts';
import { collectReturns } from './balance/collect-returns.ts';
import type { PaymentDesk } from './top-ups/payment-desk.ts';
import { reconcilePayments } from './top-ups/reconcile-payments.ts';
import { remitSampleCash } from '../sample-data/remit-sample-cash.ts';
import type { Job } from '../jobs/start-jobs.ts';

/**
 * All that the server does by itself.
 *
 * @param printer takes up the files of labels that a server left unfinished.
 * @param courierSpeed of fictional couriers; null where there are none.
 */
export function jobsOf(
  desk: PaymentDesk,
  printer: LabelPrinter,
  courierSpeed: number | null,
): Job[] {
  const { db, log } = desk;
  return [
    {
      name: 'reconcile-payments',
      cron: '* * * * *',
      run: (now) => reconcilePayments(desk, now),
    },
    { name: 'print-labels', cron: '* * * * *', run: () => printer.wake() },
    { name: 'delete-expired', cron: '7 * * * *', run: (now) => deleteExpired(db, now) },
    {
      name: 'collect-returns',
      cron: '* * * * *',
      run: (now) => collectReturns(db, now),
    },
    { name: 'refile-shipments', cron: '* * * * *', run: () => refileShipments(db) },
    ...(courierSpeed === null ? [] : courierJobs(db, courierSpeed, log)),
  ];
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
