import type { Background } from '../jobs/start-jobs.ts';
import type { Task } from '../jobs/task-queue.ts';
import { sampleDataJobs } from '../sample-data/jobs.ts';
import { activityJobs } from './activity/jobs.ts';
import { autoTopUpsJobs } from './auto-top-ups/jobs.ts';
import { balanceJobs } from './balance/jobs.ts';
import { deliveryNoticesJobs } from './delivery-notices/jobs.ts';
import type { NoticeServices } from './delivery-notices/send-notices.ts';
import { deleteExpired } from './housekeeping.ts';
import { importTask } from './import-batches/import-task.ts';
import { importWork } from './import-batches/import-work.ts';
import { importBatchesJobs } from './import-batches/jobs.ts';
import { labelBatchTask, labelBatchWork } from './labels/label-batch-task.ts';
import { plansJobs } from './plans/jobs.ts';
import { shipmentsJobs } from './shipments/jobs.ts';
import { statementsJobs } from './statements/jobs.ts';
import { invoiceFileTask, invoiceFileWork } from './tax-documents/invoice-file-task.ts';
import { taxDocumentsJobs } from './tax-documents/jobs.ts';
import { topUpsJobs } from './top-ups/jobs.ts';
import type { PaymentServices } from './top-ups/payment-services.ts';
import { trackingJobs } from './tracking/jobs.ts';

/** Work that requests leave to the background. */
export const tasks: readonly Task<object>[] = [labelBatchTask, invoiceFileTask, importTask];

/**
 * Every recurring job of the server, one file for each feature.
 *
 * @param courierSpeed of fictional couriers; null when there are none.
 */
export function jobsOf(
  services: PaymentServices & NoticeServices,
  courierSpeed: number | null,
): Background {
  const { db, log, publicUrl } = services;
  const jobs = [
    ...topUpsJobs(services),
    ...autoTopUpsJobs(services),
    { name: 'delete-expired', cron: '7 * * * *', run: (now: Date) => deleteExpired(db, now) },
    ...activityJobs(db),
    ...balanceJobs(db, log),
    ...taxDocumentsJobs(db, log),
    ...shipmentsJobs(db),
    ...deliveryNoticesJobs(services),
    ...statementsJobs(services),
    ...plansJobs(services),
    ...importBatchesJobs(db),
    ...(courierSpeed === null
      ? []
      : [...trackingJobs(db, courierSpeed, log), ...sampleDataJobs(db)]),
  ];
  const tasks = [
    labelBatchWork({ db, publicUrl }),
    invoiceFileWork({ db }),
    importWork({ db, log }),
  ];
  return { jobs, tasks };
}
