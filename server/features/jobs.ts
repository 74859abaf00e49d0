import type { Job } from '../jobs/start-jobs.ts';
import { sampleDataJobs } from '../sample-data/jobs.ts';
import { balanceJobs } from './balance/jobs.ts';
import { deleteExpired } from './housekeeping.ts';
import { labelsJobs } from './labels/jobs.ts';
import type { LabelPrinter } from './labels/label-printer.ts';
import { shipmentsJobs } from './shipments/jobs.ts';
import { topUpsJobs } from './top-ups/jobs.ts';
import type { PaymentDesk } from './top-ups/payment-desk.ts';
import { trackingJobs } from './tracking/jobs.ts';

/**
 * All that the server does by itself, one file for each feature.
 *
 * @param courierSpeed of fictional couriers; null where there are none.
 */
export function jobsOf(
  desk: PaymentDesk,
  printer: LabelPrinter,
  courierSpeed: number | null,
): Job[] {
  const { db, log } = desk;
  return [
    ...topUpsJobs(desk),
    ...labelsJobs(printer),
    { name: 'delete-expired', cron: '7 * * * *', run: (now) => deleteExpired(db, now) },
    ...balanceJobs(db),
    ...shipmentsJobs(db),
    ...(courierSpeed === null
      ? []
      : [...trackingJobs(db, courierSpeed, log), ...sampleDataJobs(db)]),
  ];
}
