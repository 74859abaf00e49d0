import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { chainDocuments } from './chain.ts';
import { checkDocuments } from './check-documents.ts';

export const taxDocumentsJobs = (
  db: Database,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Job[] => [
  { name: 'chain-documents', cron: '* * * * *', run: (now) => chainDocuments(db, now) },
  {
    name: 'check-documents',
    // At one in the morning in Riyadh.
    cron: '0 22 * * *',
    longest: 3_600,
    run: () => checkDocuments(db, log),
  },
];
