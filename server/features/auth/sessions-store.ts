import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { AccountsTable } from '../accounts/tables.ts';
import type { SessionsTable } from './tables.ts';

/** Longer user agents are cut; no real browser sends one. */
const MAX_USER_AGENT = 300;
/** Milliseconds between two records of a session's use. */
const NOTED_EVERY = 60_000;

/** Milliseconds without use after which a session ends. */
const IDLE = { kept: 14 * 24 * 3_600_000, brief: 30 * 60_000 };

/** Whether a session has neither expired nor been left unused. */
function isOpen(now: Date) {
  const since = (idle: number) => new Date(now.getTime() - idle);
  return sql<boolean>`sessions.expires_at > ${now}::timestamptz and sessions.last_used_at >
    case when sessions.keep_signed_in then ${since(IDLE.kept)}::timestamptz
      else ${since(IDLE.brief)}::timestamptz end`;
}

export interface SessionOwner {
  /** The account's id. */
  id: string;
  accountType: AccountsTable['account_type'];
  sessionId: string;
  confirmedAt: Date | null;
}

/**
 * Opens a session and deletes the account's expired ones, so that they do not accumulate.
 *
 * @returns the session's id.
 */
export async function openSession(
  db: Queryable,
  session: {
    accountId: string;
    tokenHash: string;
    userAgent: string | undefined;
    /** ISO 3166-1 alpha-2. */
    country: string | undefined;
    deviceHash?: string;
    keepSignedIn?: boolean;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const id = newId('ses', session.now);
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.accountId)
    .where((is) => is.or([is.not(isOpen(session.now)), is('revoked_at', 'is not', null)]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      id,
      token_hash: session.tokenHash,
      user_agent: session.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      country: session.country ?? null,
      device_hash: session.deviceHash ?? null,
      ...(session.keepSignedIn !== undefined && { keep_signed_in: session.keepSignedIn }),
      created_at: session.now,
      confirmed_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
  return id;
}

/**
 * The account of a session; undefined when it is unknown, revoked, expired or unused. Records its use, at
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
      'sessions.confirmed_at as confirmedAt',
      'sessions.last_used_at as lastUsedAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where(isOpen(now))
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

/** Records that the owner is at the session. */
export async function confirmSession(
  db: Queryable,
  { id, sessionId }: Pick<SessionOwner, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('account_id', '=', id)
    .where('id', '=', sessionId)
    .execute();
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
    .where(isOpen(now))
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
