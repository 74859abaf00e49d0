import type { AccountsTable } from './schema.ts';
import type { Queryable } from './database.ts';
import { newId } from './ids.ts';

export interface SessionOwner {
  /** Of the account. */
  id: string;
  accountType: AccountsTable['account_type'];
  sessionId: string;
}

/** Opens a session and drops the account's dead ones, so that they do not pile up. */
export async function openSession(
  db: Queryable,
  session: { accountId: string; tokenHash: string; now: Date; expiresAt: Date },
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
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Whose session this is; undefined when it is unknown, revoked or has expired. */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionOwner | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
    .select([
      'accounts.account_id as id',
      'accounts.account_type as accountType',
      'sessions.id as sessionId',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** From now on the session's token is dead. */
export async function revokeSession(
  db: Queryable,
  session: { accountId: string; sessionId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: session.now })
    .where('account_id', '=', session.accountId)
    .where('id', '=', session.sessionId)
    .execute();
}
