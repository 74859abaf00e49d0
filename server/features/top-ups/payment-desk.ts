import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';

/** What taking money needs. */
export interface PaymentDesk {
  db: Database;
  provider: PaymentProvider;
  /** The origin that people and the provider reach us under. */
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
