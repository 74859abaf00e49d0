import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import { deliveriesTask } from './deliveries-task.ts';
import type { StoreKey } from './store.ts';

/** Milliseconds that a delivery waits at most if the work on it is under way. */
const PATIENCE = 15_000;

/**
 * Goes on with deliveries whose work was given up, or whose process died between two steps, and with
 * orders that could not be booked before.
 */
export function storesJobs({ kysely }: Database): Job[] {
  return [
    {
      name: 'resume-deliveries',
      cron: '* * * * *',
      async run(now, queue) {
        for (const key of await storesThatWait(kysely, now)) {
          await queue.add(deliveriesTask, key, 0);
        }
      },
    },
    {
      name: 'settle-store-orders',
      cron: '* * * * *',
      async run(_now, queue) {
        for (const key of await storesWithSettings(kysely)) {
          await queue.add(deliveriesTask, key, 0);
        }
      },
    },
  ];
}

/** Stores with deliveries that should have been worked on. */
function storesThatWait(kysely: Database['kysely'], now: Date): Promise<StoreKey[]> {
  return kysely
    .selectFrom('store_deliveries')
    .select(['account_id as accountId', 'store_id as id'])
    .distinct()
    .where('effect', '=', 'waiting')
    .where('received_at', '<=', new Date(now.getTime() - PATIENCE))
    .execute();
}

/** Stores whose settings ask for something by itself. */
function storesWithSettings(kysely: Database['kysely']): Promise<StoreKey[]> {
  return kysely
    .selectFrom('stores')
    .select(['account_id as accountId', 'id'])
    .where((eb) => eb.or([eb('booking', '=', 'by_rules'), eb('on_cancellation', '=', 'cancel')]))
    .execute();
}
