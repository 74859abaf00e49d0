import { hashToken, isToken } from './tokens.ts';
import { type FindSession, findSession } from './sessions-store.ts';
import type { Database } from '../../db/database.ts';
import type { OperationId, SignedInAccount } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/**
 * Finds the account of a bearer token, together with what some operations read. Cookies are ignored:
 * browsers also attach them to requests from other sites' pages.
 *
 * @throws ProblemError 401 for a missing, malformed, unknown, expired or revoked token.
 */
export const authenticateSession =
  (reads: { [Id in OperationId]?: FindSession }) =>
  async (
    authorization: string | undefined,
    db: Database,
    now: Date,
    operation: OperationId,
  ): Promise<SignedInAccount> => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    const session =
      token && isToken('mzs', token)
        ? await findSession(db.kysely, hashToken(token), now, reads[operation])
        : undefined;
    if (!session) throw problem(401, 'unauthorized');
    return { ...session.owner, found: session.found };
  };
