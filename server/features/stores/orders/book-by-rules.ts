import { setImmediate as giveWay } from 'node:timers/promises';
import { outageOf } from '../../../db/outage.ts';
import { MissingRateError } from '../../../domain/exchange-rates.ts';
import { rulesInUse } from '../../courier-rules/rules-in-use.ts';
import { tariffOf } from '../../couriers/tariff.ts';
import { type Choosing, choosePrice } from '../../import-batches/choose-price.ts';
import { namedCouriers } from '../../import-batches/named-couriers.ts';
import { allowedTo } from '../../plans/limits.ts';
import type { Store } from '../store.ts';
import { bookOrder } from './book-order.ts';
import { contentOf, judge, judgeOrders } from './judge-orders.ts';
import { ordersContext } from './read-orders.ts';
import type { Settling } from './settling.ts';
import type { StoreOrder } from './store-order.ts';

/** Orders that are priced at once. */
const SLICE = 50;

/** Milliseconds after which an order that was not booked is tried again. */
const AGAIN = 15 * 60_000;

/** Books the orders of a store that can be booked and have never been, with the account's rules. */
export async function bookByRules(
  settling: Settling,
  store: Store,
  signal: AbortSignal,
): Promise<void> {
  let last = '';
  while (!signal.aborted) {
    const orders = await nextOrders(settling, store, last);
    const [end] = orders.slice(-1);
    if (!end) return;
    await bookSome(settling, store, orders);
    last = end.id;
  }
}

function nextOrders(
  { db, clock }: Settling,
  { account_id, id }: Store,
  after: string,
): Promise<StoreOrder[]> {
  return db.kysely
    .selectFrom('store_orders')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('store_id', '=', id)
    .where('shipment_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'new'),
        eb.and([
          eb('state', '=', 'needs_attention'),
          eb('refused_at', '<=', new Date(clock().getTime() - AGAIN)),
        ]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(SLICE)
    .execute();
}

async function bookSome(
  { db, log, clock }: Settling,
  { account_id: accountId, platform }: Store,
  orders: readonly StoreOrder[],
): Promise<void> {
  const { kysely } = db;
  const context = await ordersContext(kysely, accountId, orders.flatMap(contentOf));
  const tariff = await tariffOf(db);
  const choosing: Choosing = {
    ...(await rulesInUse(kysely, accountId)),
    ...{ choice: { choice: 'rules' }, favorite: null, source: platform },
    couriers: namedCouriers(tariff.byVersion.values()),
    ...{ tariff, now: clock() },
  };
  const cashBackBasisPoints = await allowedTo(kysely, accountId, 'cash_back');
  for (const order of orders) {
    const { judged, found } = judge({ ...order, refusal: null }, context);
    // It may wait for another reason as well.
    if (!judged || found.state !== 'new') continue;
    try {
      const chosen = choosePrice(judged, choosing);
      const isBooked =
        chosen.price !== null &&
        (await bookOrder(db, {
          ...{ accountId, orderId: order.id, platform, judged, chosen, tariff },
          ...{ cashBackBasisPoints, at: clock() },
        }));
      if (!isBooked) await refuse(order, chosen.price === null ? 'no_courier' : 'low_balance');
    } catch (err) {
      if (outageOf(err) !== null) throw err;
      if (!(err instanceof MissingRateError)) {
        log.error({ err, order: order.id }, 'an order could not be booked by the rules');
      }
      await refuse(order, 'no_courier');
    }
    await giveWay();
  }

  /** An order that somebody else has booked meanwhile stays as it is. */
  async function refuse({ id }: StoreOrder, refusal: 'no_courier' | 'low_balance') {
    await kysely.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('store_orders')
        .set({ refusal, refused_at: clock() })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('shipment_id', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0) await judgeOrders(tx, accountId, [id], clock());
    });
  }
}
