import { serverKey } from '../../../db/server-key.ts';
import type { Store, StoreKey } from '../store.ts';
import { type Outcome, type TellServices, tellOrder } from './tell-order.ts';
import {
  dueStores,
  endTurn,
  extendTurn,
  pauseAfter,
  refuseAccess,
  takeTurn,
  type Turn,
} from './turns.ts';
import {
  nextUntold,
  type UntoldOrder,
  writeFailed,
  writeRefused,
  writeTold,
} from './untold-orders.ts';

/** Stores per look, those that are told at once, and orders of one; the rest follow in the next. */
const STORES = 500;
const AT_ONCE = 10;
const ORDERS = 30;

/** Milliseconds after which a look begins with no further store. */
const LONGEST = 30_000;

const PLATFORMS: readonly Store['platform'][] = ['salla', 'zid'];

/**
 * Tells stores what became of their orders, wherever that differs from what they were told last. A
 * store is told one order after the other, by one process. One that does not answer is left alone
 * for longer and longer, and holds up no other; telling again what a process died over does no harm.
 */
export async function tellStores(telling: TellServices): Promise<void> {
  const services = { clock: () => new Date(), ...telling };
  const { db, platforms, log, clock } = services;
  const told = PLATFORMS.filter((platform) => platforms[platform] !== null);
  if (told.length === 0) return;
  const stores = (await dueStores(db.kysely, told, clock(), STORES)).values();
  const time = AbortSignal.timeout(LONGEST);
  const tellInTurn = async () => {
    for (const key of stores) {
      if (time.aborted) return;
      await tellStore(services, key).catch((err: unknown) => {
        log.error({ err, store: key.id }, 'a store could not be told of its orders');
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tellInTurn));
}

/** Tells one store of its orders until there are no more, or it does not take them. */
async function tellStore(services: Required<TellServices>, key: StoreKey): Promise<void> {
  const { kysely } = services.db;
  const sealingKey = await serverKey(kysely, 'stores');
  let turn = await takeTurn(kysely, key, services.clock());
  for (let count = 0; turn && count < ORDERS; count += 1) {
    const order = await nextUntold(kysely, key, services.clock());
    if (!order) break;
    const outcome = await tellOrder(services, turn.store, order, sealingKey);
    const end = await writeOutcome(services, order, turn, outcome);
    if (end) return endTurn(kysely, key, turn, end);
    turn = await extendTurn(kysely, key, turn, services.clock());
  }
  if (turn) await endTurn(kysely, key, turn, { tellAfter: services.clock() });
}

/** @returns how the turn ends, unless the store has answered and can be told more. */
async function writeOutcome(
  { db: { kysely }, log, clock }: Required<TellServices>,
  order: UntoldOrder,
  turn: Turn,
  outcome: Outcome,
): Promise<Parameters<typeof endTurn>[3] | null> {
  const { store } = turn;
  const now = clock();
  switch (outcome.kind) {
    case 'told': {
      const { platformShipmentId } = outcome;
      await writeTold(kysely, order, turn, { platformShipmentId, at: now });
      return null;
    }
    case 'refused':
      await writeRefused(kysely, order, turn, outcome.message);
      return null;
    case 'later': {
      const { message, seconds } = outcome;
      const after = seconds === null ? null : new Date(now.getTime() + seconds * 1_000);
      await writeFailed(kysely, order, turn, { message, after, now });
      if (after) return { tellAfter: after };
      const failures = store.tell_tries + 1;
      return { tellAfter: new Date(now.getTime() + pauseAfter(failures)), failures };
    }
    case 'no_access': {
      log.warn({ store: store.id }, 'a store no longer accepts our access');
      await refuseAccess(kysely, turn, now);
      return { tellAfter: now };
    }
  }
}
