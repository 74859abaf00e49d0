import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';

/** What the work on batches needs. */
export interface ImportServices {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock?: () => Date;
}
