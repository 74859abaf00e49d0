import { nameList } from '../../../http/cursor.ts';
import type { Handlers, SignedInContext } from '../../../http/operations.ts';
import { page, type PageRequest } from '../../../http/page.ts';
import { problem } from '../../../http/problem.ts';
import { requireCompany } from '../../../http/require-company.ts';
import { changeOrder } from './change-order.ts';
import { completeOrderAddress, showOrderAddress } from './order-address.ts';
import { countStates, type OrderPosition, orderPage } from './order-list.ts';
import { showDetails, showOrders } from './order-mapper.ts';
import { findShownOrder } from './shown-orders.ts';
import { judgeAdopted, unknownSkusOf } from './unknown-skus.ts';

export const storeOrdersHandlers = {
  async listStoreOrders({ query }, context) {
    const { account, db } = context;
    requireCompany(account);
    await refresh(context);
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...filter } = query;
    const list = nameList('store_orders', context, { sort, ...filter });
    return page(query, list, async ({ after, limit }: PageRequest<OrderPosition>) => {
      const asked = { filter, sort: sortOf(sort), after, limit };
      const { rows, ...found } = await orderPage(db.kysely, account.id, asked);
      return { ...found, data: await showOrders(db.kysely, account.id, rows) };
    });
  },

  async countStoreOrders({ query: { store_id } }, context) {
    const { account, db } = context;
    requireCompany(account);
    await refresh(context);
    return { status: 200, body: await countStates(db.kysely, account.id, store_id) };
  },

  async getStoreOrder({ path: { order_id: id } }, context) {
    requireCompany(context.account);
    await refresh(context);
    return { status: 200, body: await details(context, id) };
  },

  async updateStoreOrder({ path: { order_id: id }, body }, context) {
    const { account, db, now } = context;
    requireCompany(account);
    const key = { accountId: account.id, id };
    await db.kysely.transaction().execute((tx) => changeOrder(tx, key, body, now));
    return { status: 200, body: await details(context, id) };
  },

  async listUnknownSkus(_request, context) {
    const { account, db } = context;
    requireCompany(account);
    await refresh(context);
    return { status: 200, body: { data: await unknownSkusOf(db.kysely, account.id) } };
  },

  async getOrderAddress({ path: { order_token: token } }, { db }) {
    return { status: 200, body: await showOrderAddress(db.kysely, token) };
  },

  async completeOrderAddress({ path: { order_token: token }, body }, { db, now, note }) {
    const {
      account_id: accountId,
      id,
      number: label,
    } = await completeOrderAddress(...([db, token, body, now] as const));
    note({ accountId, subject: { id, label }, isByReceiver: true });
    return { status: 200, body: await showOrderAddress(db.kysely, token) };
  },
} satisfies Pick<
  Handlers,
  | 'listStoreOrders'
  | 'countStoreOrders'
  | 'getStoreOrder'
  | 'updateStoreOrder'
  | 'listUnknownSkus'
  | 'getOrderAddress'
  | 'completeOrderAddress'
>;

/** Products that were added since may be those of orders. */
async function refresh({ account, db, now }: SignedInContext): Promise<void> {
  await db.kysely.transaction().execute((tx) => judgeAdopted(tx, account.id, now));
}

/** @throws ProblemError 404 */
async function details({ account, db, config }: SignedInContext, id: string) {
  const order = await findShownOrder(db.kysely, { accountId: account.id, id });
  if (!order) throw problem(404, 'not_found');
  return showDetails(db.kysely, order, config.publicUrl);
}

function sortOf(sort: 'created_at' | '-created_at' | 'updated_at' | '-updated_at') {
  const column = sort.endsWith('created_at') ? ('created_at' as const) : ('updated_at' as const);
  return { column, direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) };
}
