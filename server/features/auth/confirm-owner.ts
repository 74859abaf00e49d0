import { type Account, getAccount } from '../accounts/store.ts';
import { forgetAttempts } from '../../db/attempts.ts';
import type { SignedInContext } from '../../http/operations.ts';
import { invalidFields } from '../../http/problem.ts';
import { limitPerHour } from './limits.ts';
import { isPassword } from './passwords.ts';

/**
 * The account, after its password was typed again. A session left open on a shared computer must
 * not be enough to change credentials.
 *
 * Counted by session: whoever took one over cannot hold up the others.
 *
 * @throws ProblemError 422 for a wrong password, 429 after too many.
 */
export async function confirmOwner(
  { account, db, now, config }: SignedInContext,
  password: string,
): Promise<Account> {
  const key = `password session ${account.sessionId}`;
  await limitPerHour(db.kysely, { key, most: config.rateLimitAccountPerHour, now });
  const owner = await getAccount(db.kysely, account.id);
  if (!(await isPassword(password, owner.password_hash))) {
    throw invalidFields([{ pointer: '/current_password', code: 'wrong_password' }]);
  }
  await forgetAttempts(db.kysely, key);
  return owner;
}
