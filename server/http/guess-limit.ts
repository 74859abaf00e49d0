import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { countAttempt } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';

type StoreClass = NonNullable<RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/**
 * Counts the calls of one operation by client address in the database, so that restarts and other
 * processes do not reset or split the count. One statement for each call.
 */
export function countInDatabase(
  { kysely }: Database,
  { operation, clock }: { operation: string; clock: () => Date },
): StoreClass {
  return class AttemptsStore implements Store {
    incr(address: string, done: Parameters<Store['incr']>[1], windowMs = 0): void {
      const now = clock();
      countAttempt(kysely, { key: `address ${operation} ${address}`, windowMs, now }).then(
        ({ count, endsAt }) => {
          done(null, { current: count, ttl: endsAt.getTime() - now.getTime() });
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }

    child(): Store {
      return this;
    }
  };
}
