import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';

/** The dependencies of payments. */
export interface PaymentServices {
  db: Database;
  provider: PaymentProvider;
  /** The origin under which people and the provider reach us. */
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
