import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { AccountsTable } from '../accounts/tables.ts';
import type { SessionsTable } from './tables.ts';

/** Longer user agents are cut; no real browser sends one. */
const MAX_USER_AGENT = 300;
/** Milliseconds between two records of a session's use. */
const NOTED_EVERY = 60_000;

export interface SessionOwner {
  /** The account's id. */
  id: string;
  accountType: AccountsTable['account_type'];
  sessionId: string;
}

/** Opens a session and deletes the account's expired ones, so that they do not accumulate. */
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
 * The account of a session; undefined when it is unknown, revoked or expired. Records its use, at
 * most once a minute.
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

/** Open sessions of the account, most recently used first. */
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

/** Ends every session of the account except the one to keep. */
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

/** Ends the session. @returns false when the account has no such session. */
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
