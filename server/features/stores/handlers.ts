import { randomBytes } from 'node:crypto';
import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import { serverKey } from '../../db/server-key.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { requireConfirmed } from '../auth/require-confirmed.ts';
import { seal } from '../../db/sealed.ts';
import { showStore, showStores } from './show-stores.ts';
import { addStore, changeStore, removeStore, replaceSecret } from './store.ts';

/** Milliseconds for which the previous secret is accepted. */
const GRACE = 24 * 60 * 60 * 1_000;

export const storesHandlers = {
  async listStores(_request, context) {
    requireCompany(context.account);
    return { status: 200, body: { data: await showStores(context) } };
  },

  async connectStore({ body, header }, context) {
    requireCompany(context.account);
    requireConfirmed(context);
    const { account, db, now } = context;
    const { secret, kept } = await sealedSecret(context, newSecret());
    const keyed = keyedRequest(context, header, 'connectStore', body);
    return answerOnce(db, { ...keyed, isSecret: true }, async (tx) => {
      const id = newId('sto', now);
      await addStore(tx, { account_id: account.id, id, ...body, ...kept }, now);
      const store = await showStore({ ...context, db: { kysely: tx } }, id);
      return { status: 201, body: { secret, store } };
    });
  },

  async getStore({ path: { store_id: id } }, context) {
    requireCompany(context.account);
    return { status: 200, body: await showStore(context, id) };
  },

  async updateStore({ path: { store_id: id }, body }, context) {
    requireCompany(context.account);
    await change(context, id, body);
    return { status: 200, body: await showStore(context, id) };
  },

  async disconnectStore({ path: { store_id: id } }, context) {
    requireCompany(context.account);
    requireConfirmed(context);
    const { account, db, note } = context;
    const key = { accountId: account.id, id };
    const removed = await db.kysely.transaction().execute((tx) => removeStore(tx, key));
    if (!removed) throw problem(404, 'not_found');
    note({ subject: { id, label: removed.name } });
    return { status: 204 };
  },

  async renewStoreAddress({ path: { store_id: id } }, context) {
    requireCompany(context.account);
    requireConfirmed(context);
    await change(context, id, { uuid: crypto.randomUUID(), address_created_at: context.now });
    return { status: 200, body: await showStore(context, id) };
  },

  async renewStoreSecret({ path: { store_id: id }, body }, context) {
    requireCompany(context.account);
    requireConfirmed(context);
    const { account, db, now } = context;
    const { secret, kept } = await sealedSecret(context, body.secret ?? newSecret());
    const until = new Date(now.getTime() + GRACE);
    const found = await replaceSecret(db.kysely, { accountId: account.id, id }, kept, until);
    if (!found) throw problem(404, 'not_found');
    return { status: 200, body: { secret, store: await showStore(context, id) } };
  },
} satisfies Pick<
  Handlers,
  | 'listStores'
  | 'connectStore'
  | 'getStore'
  | 'updateStore'
  | 'disconnectStore'
  | 'renewStoreAddress'
  | 'renewStoreSecret'
>;

/** Bytes of a secret, as many as the output of SHA-256. */
const SECRET_BYTES = 32;

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

async function sealedSecret({ db }: SignedInContext, secret: string) {
  const key = await serverKey(db.kysely, 'stores');
  return { secret, kept: { secret: seal(key, secret), secret_last_four: secret.slice(-4) } };
}

/** @throws ProblemError 404 */
async function change(
  { account, db }: SignedInContext,
  id: string,
  changed: Parameters<typeof changeStore>[2],
): Promise<void> {
  const found = await changeStore(db.kysely, { accountId: account.id, id }, changed);
  if (!found) throw problem(404, 'not_found');
}
