import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { CodeChallengesTable, CodePurpose } from './tables.ts';

export type Challenge = Selectable<CodeChallengesTable>;

/** Wrong codes after which a code no longer works. */
const MOST_TRIES = 5;

/** Stores a challenge, replacing the one with the same token. */
export async function putChallenge(
  db: Queryable,
  challenge: Omit<Insertable<CodeChallengesTable>, 'tries' | 'sends' | 'used_at'>,
): Promise<void> {
  const { token_hash, purpose, locale, ...changed } = challenge;
  await db
    .insertInto('code_challenges')
    .values(challenge)
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet({ ...changed, tries: 0, sends: 1, used_at: null }),
    )
    .execute();
}

/** The challenge of a token, expired or not. */
export function findChallenge(db: Queryable, tokenHash: string): Promise<Challenge | undefined> {
  return db
    .selectFrom('code_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * Replaces the last code, unless another request just did.
 *
 * @returns whether it was replaced.
 */
export async function renewCode(
  db: Queryable,
  { token_hash, sent_at, sends }: Challenge,
  next: { codeHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_challenges')
    .set({
      code_hash: next.codeHash,
      tries: 0,
      sends: sends + 1,
      sent_at: next.now,
      expires_at: next.expiresAt,
    })
    .where('token_hash', '=', token_hash)
    .where('sent_at', '=', sent_at)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts one try; undefined when the code is used, expired, or was tried too often. */
export function countTry(
  db: Queryable,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: CodePurpose; now: Date },
): Promise<Challenge | undefined> {
  return db
    .updateTable('code_challenges')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks the code as used. @returns false when another request was faster. */
export async function useUp(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Invalidates the account's unanswered codes. */
export async function dropChallenges(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('code_challenges').where('account_id', '=', accountId).execute();
}

/** Deletes challenges that expired at least a day ago. */
export async function deleteDeadChallenges(db: Queryable, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('code_challenges').where('expires_at', '<=', yesterday).execute();
}
