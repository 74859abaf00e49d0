import { isIPv6 } from 'node:net';
import type { Config } from '../../config.ts';
import { serverKey } from '../../db/server-key.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { requireCompany } from '../../http/require-company.ts';
import { requireConfirmed } from '../auth/require-confirmed.ts';
import { addressOf, usernameOf } from './mapper.ts';
import { seal, unseal } from '../../db/sealed.ts';
import { showStore } from './show-stores.ts';
import { changeStore, findStore, type Store } from './store.ts';

export const storeAccessHandlers = {
  async grantStoreAccess({ path: { store_id: id }, body: { token } }, context) {
    requireCompany(context.account);
    requireConfirmed(context);
    const { platform } = await storeOf(context, id);
    if (platform === 'salla') throw problem(409, 'grants_itself');
    await saveToken(context, id, token);
    return { status: 200, body: await showStore(context, id) };
  },

  async simulateStore({ path: { store_id: id } }, context) {
    requireCompany(context.account);
    const { config, db, storeSimulator } = context;
    const store = await storeOf(context, id);
    const { platform, name } = store;
    if (!storeSimulator?.plays(platform)) throw problem(404, 'not_found');
    const { pageUrl, managerToken } = await storeSimulator.connect({
      ...{ platform, name, username: usernameOf(store) },
      // It is started with this server, and reaches it without a proxy.
      url: addressOf(store, localOrigin(config)),
      secret: unseal(await serverKey(db.kysely, 'stores'), store.secret),
    });
    if (managerToken !== null) await saveToken(context, id, managerToken);
    return { status: 200, body: { url: pageUrl } };
  },
} satisfies Pick<Handlers, 'grantStoreAccess' | 'simulateStore'>;

/** @throws ProblemError 404 */
async function storeOf({ account, db }: SignedInContext, id: string): Promise<Store> {
  const store = await findStore(db.kysely, { accountId: account.id, id });
  if (!store) throw problem(404, 'not_found');
  return store;
}

/** Saves what authorises us at a Zid store. */
async function saveToken({ account, db }: SignedInContext, id: string, token: string) {
  const access = seal(await serverKey(db.kysely, 'stores'), token);
  const change = { access, access_refused_at: null };
  await changeStore(db.kysely, { accountId: account.id, id }, change);
}

/** The server's origin on this machine. */
function localOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
