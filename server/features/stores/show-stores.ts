import type { SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { allowedTo } from '../plans/limits.ts';
import { healthOf } from './health.ts';
import { toStore } from './mapper.ts';
import { findStore, listStores, type Store } from './store.ts';

type Showing = Pick<SignedInContext, 'account' | 'now' | 'config'> & {
  db: Pick<SignedInContext['db'], 'kysely'>;
};

/** @throws ProblemError 404 if the account has no such store. */
export async function showStore(context: Showing, id: string) {
  const { account, db } = context;
  if (!(await findStore(db.kysely, { accountId: account.id, id }))) throw problem(404, 'not_found');
  const shown = (await showStores(context)).find((store) => store.id === id);
  if (!shown) throw problem(404, 'not_found');
  return shown;
}

/** The account's stores as the contract shows them, the first connected first. */
export async function showStores({ account, db: { kysely }, now, config }: Showing) {
  const stores: Store[] = await listStores(kysely, account.id);
  const most = await allowedTo(kysely, account.id, 'stores');
  const health = await healthOf(kysely, account.id, stores, now);
  return stores.map((store, index) =>
    toStore(store, {
      publicUrl: config.publicUrl,
      health: health.get(store.id) ?? { level: 'healthy', accepted: 0, refused: 0 },
      isPaused: index >= most,
      now,
    }),
  );
}
