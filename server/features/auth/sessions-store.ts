import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { builder, statement } from '../../db/statement.ts';
import type { AccountsTable } from '../accounts/tables.ts';
import type { SessionsTable } from './tables.ts';

/** Longer user agents are cut; no real browser sends one. */
const MAX_USER_AGENT = 300;
/** Milliseconds between two records of a session's use. */
const NOTED_EVERY = 60_000;

/** Milliseconds without use after which a session ends. */
const IDLE = { kept: 14 * 24 * 3_600_000, brief: 30 * 60_000 };

/** A moment, and the oldest last uses with which a session is still open then. */
interface Moment {
  now: Date;
  usedSince: Date;
  briefSince: Date;
}

function momentOf(now: Date): Moment {
  const before = (idle: number) => new Date(now.getTime() - idle);
  return { now, usedSince: before(IDLE.kept), briefSince: before(IDLE.brief) };
}

/** Whether a session has neither expired nor been left unused. */
function isOpen({ now, usedSince, briefSince }: Moment) {
  return sql<boolean>`(sessions.expires_at > ${now}::timestamptz and sessions.last_used_at >
    case when sessions.keep_signed_in then ${usedSince}::timestamptz
      else ${briefSince}::timestamptz end)`;
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
    .where((is) => is.or([is.not(isOpen(momentOf(session.now))), is('revoked_at', 'is not', null)]))
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
 * The account of a session, and what else `find` selects; undefined when it is unknown, revoked,
 * expired or unused. Records its use, at most once a minute.
 */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
  find: FindSession = findOwner,
): Promise<{ owner: SessionOwner; found: unknown } | undefined> {
  const [found] = await find(db, { tokenHash, ...momentOf(now) });
  if (found === undefined) return undefined;
  const { ownerId: id, accountType, sessionId, confirmedAt, lastUsedAt } = found;
  if (now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('account_id', '=', id)
      .where('id', '=', sessionId)
      .execute();
  }
  return { owner: { id, accountType, sessionId, confirmedAt }, found };
}

export type SessionValues = Moment & { tokenHash: string };

/** An open session with its account, from which one statement can go on to what it asks for. */
export function selectOpenSession(v: SessionValues) {
  return builder
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
    .select([
      'accounts.account_id as ownerId',
      'accounts.account_type as accountType',
      'sessions.id as sessionId',
      'sessions.confirmed_at as confirmedAt',
      'sessions.last_used_at as lastUsedAt',
    ])
    .where('sessions.token_hash', '=', v.tokenHash)
    .where(isOpen(v))
    .where('sessions.revoked_at', 'is', null)
    .where('accounts.closed_at', 'is', null);
}

const findOwner = statement(selectOpenSession);

export type SessionRow = Awaited<ReturnType<typeof findOwner>>[number];

/** A statement of {@link selectOpenSession}, which may select more. */
export type FindSession = typeof findOwner;

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

/** Open sessions of the account. */
export function openSessions(db: Queryable, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isOpen(momentOf(now)))
    .where('revoked_at', 'is', null);
}

/** When a session was last used, in milliseconds, and its id. */
export type SessionPosition = [usedAt: number, id: string];

/** @returns these sessions, the most recently used first, and the last one's position if more follow. */
export async function pageByUse(
  sessions: ReturnType<typeof openSessions>,
  { after, limit }: { after: SessionPosition | null; limit: number },
): Promise<{ rows: Selectable<SessionsTable>[]; end: SessionPosition | null }> {
  let page = sessions
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) {
    const [usedAt, id] = after;
    page = page.where(sql<boolean>`(last_used_at, id) < (${new Date(usedAt)}, ${id})`);
  }
  const found = await page.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = last && found.length > limit;
  return { rows, end: hasMore ? [last.last_used_at.getTime(), last.id] : null };
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
