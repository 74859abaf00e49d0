import type { SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/** Milliseconds for which a sign-in, a password or a code confirms a session. */
const CONFIRMED_FOR = 10 * 60_000;

/**
 * A session left open or stolen must not be enough to keep an account.
 *
 * @throws ProblemError 403 unless the owner signed in or confirmed the session lately.
 */
export function requireConfirmed({ account, now }: SignedInContext): void {
  const { confirmedAt } = account;
  if (confirmedAt === null || now.getTime() - confirmedAt.getTime() >= CONFIRMED_FOR) {
    throw problem(403, 'confirmation_required');
  }
}
