import type { Queryable } from '../../db/database.ts';

export async function addPasswordReset(
  db: Queryable,
  reset: { tokenHash: string; accountId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      account_id: reset.accountId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** The account whose password the token may set; undefined when the token is used or expired. */
export async function findPasswordReset(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const reset = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset?.account_id;
}

/** Ends all reset tokens of the account. @returns false when another request was faster. */
export async function usePasswordResets(db: Queryable, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes tokens that expired at least a day ago. */
export async function deleteDeadPasswordResets(db: Queryable, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('password_resets').where('expires_at', '<=', yesterday).execute();
}
