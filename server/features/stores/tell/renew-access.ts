import type { Database } from '../../../db/database.ts';
import {
  type RenewablePlatform,
  type SallaAccess,
  StorePlatformError,
} from '../../../ports/store-platform.ts';
import { sealTokens, unsealTokens } from '../access.ts';
import type { StoreTokens } from '../reading/store-event.ts';
import { changeStore, findStore, type Store } from '../store.ts';

/** Milliseconds: longer than the request, which the platform adapters bound. */
const LEASE = 60_000;

/**
 * - tokens: they are new, whoever renewed them.
 * - `refused`: the store has to grant access anew.
 * - `busy`: another process is renewing them; try again later.
 */
export type Renewal = StoreTokens | 'refused' | 'busy';

interface Renewing {
  db: Database;
  platform: RenewablePlatform<SallaAccess>;
  sealingKey: Uint8Array;
  clock: () => Date;
}

/**
 * Renews the access to a store. A refresh token works once, and a second use ends all access: it is
 * sent by the one process that holds the lease in `renewal_until`, and never again once it is unknown
 * whether the platform used it.
 *
 * @param access the sealed tokens that are no longer accepted.
 * @throws StorePlatformError `rate_limited` or `not_sent`: the token was not used, try again later.
 */
export async function renewAccess(
  renewing: Renewing,
  store: Pick<Store, 'account_id' | 'id'>,
  access: Buffer,
): Promise<Renewal> {
  const { db, platform, sealingKey, clock } = renewing;
  const { refresh_token: refreshToken } = unsealTokens(sealingKey, access);
  const until = await takeLease(renewing, store, access);
  if (until === null) return findRenewed(renewing, store, access);
  const held = { renewal_until: until, access };
  let tokens: StoreTokens;
  try {
    tokens = await platform.refresh(refreshToken);
  } catch (error) {
    const isPlatforms = error instanceof StorePlatformError;
    const isUnused = isPlatforms && (error.kind === 'rate_limited' || error.kind === 'not_sent');
    const refused = isUnused ? {} : { access_refused_at: clock() };
    const isHeld = await changeHeld(db, store, held, { renewal_until: null, ...refused });
    if (!isPlatforms || isUnused) throw error;
    return isHeld ? 'refused' : findRenewed(renewing, store, access);
  }
  const change = { access: sealTokens(sealingKey, tokens), renewal_until: null };
  const isSaved = await changeHeld(db, store, held, change);
  return isSaved ? tokens : findRenewed(renewing, store, access);
}

/** @returns until when it is ours; null if it cannot be had. */
async function takeLease(
  { db, clock }: Renewing,
  { account_id, id }: Pick<Store, 'account_id' | 'id'>,
  access: Buffer,
): Promise<Date | null> {
  const until = new Date(clock().getTime() + LEASE);
  const taken = await db.kysely
    .updateTable('stores')
    .set({ renewal_until: until })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('access', '=', access)
    .where('access_refused_at', 'is', null)
    // One that has lapsed is of a process that died midway.
    .where('renewal_until', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken ? until : null;
}

/** What became of access that another process has renewed or is renewing. */
async function findRenewed(
  { db, sealingKey, clock }: Renewing,
  store: Pick<Store, 'account_id' | 'id'>,
  access: Buffer,
): Promise<Renewal> {
  const now = clock();
  const found = await findStore(db.kysely, { accountId: store.account_id, id: store.id });
  if (!found?.access || found.access_refused_at) return 'refused';
  if (Buffer.compare(access, found.access) !== 0) return unsealTokens(sealingKey, found.access);
  const { renewal_until } = found;
  if (renewal_until === null || renewal_until > now) return 'busy';
  const change = { renewal_until: null, access_refused_at: now };
  await changeHeld(db, store, { renewal_until, access }, change);
  return 'refused';
}

/** Changes the store if nobody has meanwhile. */
async function changeHeld(
  { kysely }: Database,
  { account_id, id }: Pick<Store, 'account_id' | 'id'>,
  held: { renewal_until: Date; access: Buffer },
  change: Parameters<typeof changeStore>[2],
): Promise<boolean> {
  const changed = await kysely
    .updateTable('stores')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('renewal_until', '=', held.renewal_until)
    .where('access', '=', held.access)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
