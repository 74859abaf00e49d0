import type { Job } from '../../jobs/start-jobs.ts';
import type { LabelPrinter } from './label-printer.ts';

/** @param printer takes up the files of labels that a server left unfinished. */
export const labelsJobs = (printer: LabelPrinter): Job[] => [
  { name: 'print-labels', cron: '* * * * *', run: () => printer.wake() },
];
