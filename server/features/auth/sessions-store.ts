import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { AccountsTable } from '../accounts/tables.ts';
import type { SessionsTable } from './tables.ts';

/** Longer ones are cut: no browser calls itself by more. */
const MAX_USER_AGENT = 300;
/** Milliseconds after which the use of a session is noted again. */
const NOTED_EVERY = 60_000;

export interface SessionOwner {
  /** Of the account. */
  id: string;
  accountType: AccountsTable['account_type'];
  sessionId: string;
}

/** Opens a session and drops the account's dead ones, so that they do not pile up. */
export async function openSession(
  db: Queryable,
  session: {
    accountId: string;
    tokenHash: string;
    userAgent: string | undefined;
    /** ISO 3166-1 alpha-2. */
    country: string | undefined;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.accountId)
    .where((is) => is.or([is('expires_at', '<=', session.now), is('revoked_at', 'is not', null)]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      id: newId('ses', session.now),
      token_hash: session.tokenHash,
      user_agent: session.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      country: session.country ?? null,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/**
 * Whose session this is; undefined when it is unknown, revoked or has expired. Notes its use, once
 * a minute.
 */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionOwner | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
    .select([
      'accounts.account_id as id',
      'accounts.account_type as accountType',
      'sessions.id as sessionId',
      'sessions.last_used_at as lastUsedAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { lastUsedAt, ...owner } = found;
  if (now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return owner;
}

/** Sessions of the account that have not ended, the latest used first. */
export function listSessions(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** From now on every token of the account is dead, but for the session that is kept. */
export async function endSessions(
  db: Queryable,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** From now on the session's token is dead. @returns false when the account has no such session. */
export async function revokeSession(
  db: Queryable,
  session: { accountId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: session.now })
    .where('account_id', '=', session.accountId)
    .where('id', '=', session.sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
