import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';

/** What is needed to do what the settings of a store ask for. */
export interface Settling {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: () => Date;
}
