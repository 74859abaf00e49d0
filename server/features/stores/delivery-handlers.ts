import { countUpToCap, pageById } from '../../db/pages.ts';
import { serverKey } from '../../db/server-key.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers, RequestContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { findDelivery, matchingDeliveries } from './deliveries-store.ts';
import { toDelivery, usernameOf } from './mapper.ts';
import { isFromSalla, isFromZid, type RawDelivery } from './proof.ts';
import { textAt } from './reading/payload.ts';
import { keepDelivery, keepRefused } from './receive-delivery.ts';
import { replayDelivery } from './replay-delivery.ts';
import { unseal } from '../../db/sealed.ts';
import { findByAddress, findStore, type Store } from './store.ts';

export const storeDeliveriesHandlers = {
  async receiveSallaDelivery({ path: { uuid } }, context) {
    return { status: 200, body: await receive('salla', uuid, '', context) };
  },

  async receiveZidDelivery({ path: { uuid }, query }, context) {
    // Whatever the address says, the delivery is kept.
    const event = textAt(query, 'event').slice(0, LONGEST_NAME);
    return { status: 200, body: await receive('zid', uuid, event, context) };
  },

  async listStoreDeliveries({ path: { store_id: id }, query }, context) {
    const { account, db } = context;
    requireCompany(account);
    const key = { accountId: account.id, id };
    if (!(await findStore(db.kysely, key))) throw problem(404, 'not_found');
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const list = nameList('store_deliveries', context, { ...filter, id });
    const found = matchingDeliveries(db.kysely, key, filter);
    return page(query, list, async (asked: PageRequest<[id: string]>) => {
      const { rows, end } = await pageById(found, asked);
      return { ...(await countUpToCap(db.kysely, found)), data: rows.map(toDelivery), end };
    });
  },

  async getStoreDelivery({ path: { delivery_id: id } }, { account, db }) {
    requireCompany(account);
    const found = await findDelivery(db.kysely, account.id, id);
    if (!found) throw problem(404, 'not_found');
    const { headers, body, duplicate_of } = found;
    return {
      status: 200,
      body: {
        delivery: toDelivery(found),
        headers,
        body: Buffer.from(body).toString('utf8').replaceAll('\u0000', '\uFFFD'),
        ...withoutNulls({ duplicate_of }),
      },
    };
  },

  async replayStoreDelivery({ path: { delivery_id: id } }, { account, db, now }) {
    requireCompany(account);
    const different = await replayDelivery(db, account.id, id, () => now);
    const found = await findDelivery(db.kysely, account.id, id);
    if (!found) throw problem(404, 'not_found');
    return { status: 200, body: { delivery: toDelivery(found), differences: different } };
  },
} satisfies Pick<
  Handlers,
  | 'receiveSallaDelivery'
  | 'receiveZidDelivery'
  | 'listStoreDeliveries'
  | 'getStoreDelivery'
  | 'replayStoreDelivery'
>;

const LONGEST_NAME = 100;

/** @throws ProblemError 404 for an address that is none, 401 without the store's proof. */
async function receive(
  platform: Store['platform'],
  uuid: string,
  event: string,
  { db, tasks, now, raw }: RequestContext,
) {
  const store = await findByAddress(db.kysely, platform, uuid);
  if (!store) throw problem(404, 'not_found');
  const sealingKey = await serverKey(db.kysely, 'stores');
  if (!secretsOf(store, sealingKey, now).some((secret) => isProven(store, raw, secret))) {
    await keepRefused({ db, now }, store, raw);
    throw problem(401, 'forged_delivery');
  }
  return keepDelivery({ db, sealingKey, tasks, now }, store, raw, event);
}

function isProven(store: Store, raw: RawDelivery, secret: string): boolean {
  return store.platform === 'salla'
    ? isFromSalla(raw, secret)
    : isFromZid(raw, usernameOf(store), secret);
}

/** The secret, and for a day the one before it. */
function secretsOf(store: Store, sealingKey: Buffer, now: Date): string[] {
  const { secret, previous_secret, previous_until } = store;
  const isOpen = previous_until !== null && previous_until > now;
  return [secret, ...(isOpen && previous_secret ? [previous_secret] : [])].map((each) =>
    unseal(sealingKey, each),
  );
}
