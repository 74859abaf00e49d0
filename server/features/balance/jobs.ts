import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { checkLedger } from './check-ledger.ts';
import { collectOwed } from './collect-owed.ts';

export const balanceJobs = (
  db: Database,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Job[] => [
  { name: 'collect-owed', cron: '* * * * *', run: (now) => collectOwed(db, now) },
  {
    name: 'check-ledger',
    // At half past midnight in Riyadh.
    cron: '30 21 * * *',
    longest: 3_600,
    run: (now) => checkLedger(db, log, now),
  },
];
