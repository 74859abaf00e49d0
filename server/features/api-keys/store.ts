import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { AccountsTable } from '../accounts/tables.ts';
import { lockAccount, requireRoom } from '../plans/limits.ts';
import { openTestAccount } from '../test-accounts/open-test-account.ts';
import { KEYS_LIKE } from './is-test-key.ts';
import { isKeyPaused, pausedKeys } from './paused-keys.ts';
import type { ApiKeysTable } from './tables.ts';

export type ApiKey = Selectable<ApiKeysTable>;

/** What is stored of a secret. */
export interface KeptSecret {
  /** Hex SHA-256. */
  hash: string;
  lastFour: string;
}

/** Milliseconds between two records of a key's use. */
const NOTED_EVERY = 60_000;

/** Keys of the account, newest first. */
export function listApiKeys(db: Queryable, accountId: string): Promise<ApiKey[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('client_key', 'desc')
    .execute();
}

/**
 * Makes a key. Simultaneous calls cannot pass the limit of the account's plan.
 *
 * @throws ProblemError 409 when the limit is reached.
 */
export async function addApiKey(
  tx: Tx,
  key: Pick<ApiKey, 'account_id' | 'name' | 'scopes'> & {
    isTest: boolean;
    secret: KeptSecret;
    now: Date;
  },
): Promise<ApiKey> {
  const { account_id, name, scopes, isTest, secret, now } = key;
  await lockAccount(tx, account_id);
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('client_key', 'like', KEYS_LIKE[isTest ? 'test' : 'live'])
    .executeTakeFirstOrThrow();
  await requireRoom(tx, account_id, { limit: 'api_keys', used: count });
  if (isTest) await openTestAccount(tx, account_id, now);
  return tx
    .insertInto('api_keys')
    .values({
      account_id,
      client_key: newId(isTest ? 'mzk_test' : 'mzk', now),
      name,
      scopes,
      secret_hash: secret.hash,
      secret_last_four: secret.lastFour,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives the key a new secret. The previous one stays valid until `previousUntil`, or ends at once
 * when that is null. A secret from an earlier rotation ends.
 *
 * @returns undefined when the account has no such key.
 */
export function rotateApiKey(
  db: Queryable,
  rotation: {
    accountId: string;
    clientKey: string;
    secret: KeptSecret;
    previousUntil: Date | null;
    now: Date;
  },
): Promise<ApiKey | undefined> {
  const { accountId, clientKey, secret, previousUntil, now } = rotation;
  // One statement: the second of two simultaneous rotations sees the first one's secret as the
  // previous one.
  return db
    .updateTable('api_keys')
    .set((row) => ({
      previous_hash: previousUntil === null ? null : row.ref('secret_hash'),
      previous_until: previousUntil,
      secret_hash: secret.hash,
      secret_last_four: secret.lastFour,
      rotated_at: now,
    }))
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the key and its secrets. @returns undefined when the account has no such key. */
export function removeApiKey(
  db: Queryable,
  accountId: string,
  clientKey: string,
): Promise<ApiKey | undefined> {
  return db
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes every key of the account. @returns how many there were. */
export async function removeApiKeys(db: Queryable, accountId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A key that somebody presents. */
export type PresentedKey = ApiKey & Pick<AccountsTable, 'account_type'> & { is_paused: boolean };

/** The key, undefined when there is no such key or the account is closed. */
export async function findApiKey(
  db: Queryable,
  clientKey: string,
): Promise<PresentedKey | undefined> {
  const key = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.account_id', 'api_keys.account_id')
    .selectAll('api_keys')
    .select('accounts.account_type')
    .where('api_keys.client_key', '=', clientKey)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst();
  if (!key) return undefined;
  const paused = await pausedKeys(db, key.account_id);
  return { ...key, is_paused: isKeyPaused(clientKey, paused) };
}

/** Records that the key was used, at most once a minute. */
export async function noteUse(
  db: Queryable,
  { account_id, client_key, last_used_at }: ApiKey,
  now: Date,
): Promise<void> {
  if (last_used_at !== null && now.getTime() - last_used_at.getTime() < NOTED_EVERY) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('account_id', '=', account_id)
    .where('client_key', '=', client_key)
    .execute();
}
