import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import type { ImportBatchStatus } from '../../../api/generated/model/import-batch-status.ts';

/** The steps from a file to booked shipments, in order. */
export const importSteps = ['file', 'columns', 'check', 'couriers', 'payment', 'booking'] as const;
export type ImportStep = (typeof importSteps)[number];

const stepAt: Record<ImportBatchStatus, ImportStep> = {
  reading: 'file',
  unreadable: 'file',
  matching: 'columns',
  checking: 'check',
  checked: 'check',
  pricing: 'couriers',
  priced: 'payment',
  booking: 'booking',
  waiting: 'booking',
  stopped: 'booking',
  booked: 'booking',
};

const working: readonly ImportBatchStatus[] = ['reading', 'checking', 'pricing', 'booking'];

/** Whether the server is at work on the batch, so that it changes by itself. */
export function isWorking({ status }: Pick<ImportBatch, 'status'>): boolean {
  return working.includes(status);
}

/** The step that a batch has reached. */
export function reachedStep({ status }: Pick<ImportBatch, 'status'>): ImportStep {
  return stepAt[status];
}

/**
 * The steps that a person can go to. While the server is at work it is that step alone; a step is
 * left behind for good once it could no longer change anything.
 */
export function openSteps(batch: Pick<ImportBatch, 'status' | 'origin' | 'counts'>): ImportStep[] {
  const { status, origin, counts } = batch;
  const reached = stepAt[status];
  if (isWorking(batch) || status === 'unreadable') return [reached];
  const goesOn = status !== 'booked';
  const isOpen: Record<ImportStep, boolean> = {
    file: false,
    columns: goesOn && origin === 'file' && counts.booked === 0,
    check: status !== 'matching',
    couriers: goesOn && counts.ready + counts.priced + counts.unpriced + counts.waiting > 0,
    payment: status === 'priced',
    booking: reached === 'booking',
  };
  return importSteps.filter((step) => step === reached || (isOpen[step] && status !== 'matching'));
}

/** The step to show: the one that the person went to if it is open, otherwise the one reached. */
export function shownStep(batch: ImportBatch, wanted: string | null): ImportStep {
  return openSteps(batch).find((step) => step === wanted) ?? reachedStep(batch);
}
