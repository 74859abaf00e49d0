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
import { reportsJobs } from './reports/jobs.ts';
import { scheduledReportsJobs } from './scheduled-reports/jobs.ts';
import { shipmentsJobs } from './shipments/jobs.ts';
import { deliveriesTask } from './stores/deliveries-task.ts';
import { storesJobs } from './stores/jobs.ts';
import type { StorePlatforms } from './stores/platforms/store-platforms.ts';
import { tellJobs } from './stores/tell/jobs.ts';
import { tellTask, tellWork } from './stores/tell/tell-task.ts';
import { deliveriesWork } from './stores/work-on-deliveries.ts';
import { statementsJobs } from './statements/jobs.ts';
import { invoiceFileTask, invoiceFileWork } from './tax-documents/invoice-file-task.ts';
import { taxDocumentsJobs } from './tax-documents/jobs.ts';
import { topUpsJobs } from './top-ups/jobs.ts';
import type { PaymentServices } from './top-ups/payment-services.ts';
import { webhooksJobs } from './webhooks/jobs.ts';
import { sendWebhooks, type WebhookServices } from './webhooks/sending/send-webhooks.ts';
import { trackingJobs } from './tracking/jobs.ts';

/** Work that requests leave to the background. */
export const tasks: readonly Task<object>[] = [
  labelBatchTask,
  invoiceFileTask,
  importTask,
  deliveriesTask,
  tellTask,
];

/**
 * Every recurring job of the server, one file for each feature.
 *
 * @param courierSpeed of fictional couriers; null when there are none.
 */
export function jobsOf(
  services: PaymentServices & NoticeServices & WebhookServices & { platforms: StorePlatforms },
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
    ...reportsJobs(db),
    ...scheduledReportsJobs(services),
    ...plansJobs(services),
    ...importBatchesJobs(db),
    ...storesJobs(db),
    ...tellJobs(services),
    ...webhooksJobs(services),
    ...(courierSpeed === null
      ? []
      : [...trackingJobs(db, courierSpeed, log), ...sampleDataJobs(db)]),
  ];
  const tasks = [
    labelBatchWork({ db, publicUrl }),
    invoiceFileWork({ db }),
    importWork({ db, log }),
    deliveriesWork({ db, log }),
    tellWork(services),
  ];
  const loops = [(signal: AbortSignal) => sendWebhooks(services, signal)];
  return { jobs, tasks, loops };
}
