import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import { serverKey } from '../../db/server-key.ts';
import type { TaskWork } from '../../jobs/task-queue.ts';
import { deliveriesTask } from './deliveries-task.ts';
import { judgeOrders } from './orders/judge-orders.ts';
import { settleOrders } from './orders/settle-orders.ts';
import { findStore, isStorePaused, type StoreKey } from './store.ts';
import type { WaitingDelivery, WorkedOn } from './waiting-deliveries.ts';
import { nextWaiting, stopAsking, writeEffects } from './waiting-deliveries.ts';
import { workOnDelivery, type Working } from './work-on-delivery.ts';

/**
 * Deliveries that are worked on in one transaction. For as long as it takes, the only connection of
 * the embedded database answers nobody.
 */
const AT_ONCE = { postgres: 50, embedded: 10 };

interface Services {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock?: () => Date;
}

/**
 * Works on waiting deliveries in the order in which they came. What a delivery does and that it was
 * done are committed together, so that a process that dies repeats nothing.
 */
export function deliveriesWork({
  db,
  log,
  clock = () => new Date(),
}: Services): TaskWork<StoreKey> {
  return {
    task: deliveriesTask,
    atOnce: 4,
    async run(key, signal) {
      const most = AT_ONCE[db.kind];
      const working = { sealingKey: await serverKey(db.kysely, 'stores'), clock };
      // Before it looks: what comes from now on asks again.
      await stopAsking(db.kysely, key);
      let isOver = false;
      while (!isOver && !signal.aborted) {
        try {
          isOver = await db.kysely
            .transaction()
            .execute(async (tx) => (await workOnNext(tx, key, most, working)) < most);
        } catch (error) {
          if (outageOf(error) !== null) throw error;
          await workOnEach({ db, log }, key, working);
        }
      }
      await settleOrders({ db, log, clock }, key, signal);
    },
    async giveUp(key) {
      log.error({ store: key.id }, 'deliveries of a store could not be worked on');
      await stopAsking(db.kysely, key);
    },
  };
}

/** @returns how many there were. */
async function workOnNext(
  tx: Tx,
  key: StoreKey,
  most: number,
  working: Working,
  onBegin?: (delivery: WaitingDelivery) => void,
): Promise<number> {
  const store = await findStore(tx, key);
  // Deliveries to a store that the plan pauses wait until it allows more.
  const isOpen = store && !(await isStorePaused(tx, key));
  const waiting = isOpen ? await nextWaiting(tx, key, most) : [];
  const done: WorkedOn[] = [];
  for (const delivery of waiting) {
    onBegin?.(delivery);
    if (store) done.push(await workOnDelivery(tx, store, delivery, working));
  }
  await judgeOrders(tx, key.accountId, changedBy(done), working.clock());
  await writeEffects(tx, key, done);
  return waiting.length;
}

/** The orders that deliveries have added or changed. */
function changedBy(done: readonly WorkedOn[]): string[] {
  const changed = done.filter(
    ({ effect }) => effect === 'order_added' || effect === 'order_changed',
  );
  return [...new Set(changed.flatMap(({ order_id }) => order_id ?? []))];
}

/**
 * As many as one batch has, each by itself after the batch has failed: those that cannot be worked
 * on are marked and kept, and hold up no other.
 */
async function workOnEach(
  { db: { kysely, kind }, log }: Omit<Services, 'clock'>,
  key: StoreKey,
  working: Working,
): Promise<void> {
  for (let count = 0; count < AT_ONCE[kind]; count += 1) {
    let current: WaitingDelivery | undefined;
    try {
      const found = await kysely.transaction().execute((tx) =>
        workOnNext(tx, key, 1, working, (delivery) => {
          current = delivery;
        }),
      );
      if (found === 0) return;
    } catch (err) {
      if (!current || outageOf(err) !== null) throw err;
      const { id, event } = current;
      log.error({ err, store: key.id, delivery: id }, 'a delivery could not be worked on');
      await writeEffects(kysely, key, [{ id, event, effect: 'failed' }]);
    }
  }
}
