import { hashToken, isToken } from './tokens.ts';
import { findSession } from './sessions-store.ts';
import type { Database } from '../../db/database.ts';
import type { SignedInAccount } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/**
 * The account of the bearer token. Cookies are ignored: browsers also attach them to requests from
 * other sites' pages.
 *
 * @throws ProblemError 401 for a missing, malformed, unknown, expired or revoked token.
 */
export async function authenticateSession(
  authorization: string | undefined,
  db: Database,
  now: Date,
): Promise<SignedInAccount> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const account =
    token && isToken('mzs', token) ? await findSession(db.kysely, hashToken(token), now) : null;
  if (!account) throw problem(401, 'unauthorized');
  return account;
}
