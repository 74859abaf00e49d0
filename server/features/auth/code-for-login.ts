import { findAccountByLogin, readLogin } from '../accounts/store.ts';
import type { RequestContext } from '../../http/operations.ts';
import { openChallenge } from './challenges.ts';
import type { CodePurpose } from './tables.ts';
import { newToken } from './tokens.ts';

/** Sends a code to what was typed, if an account has verified it. The answer is the same if none has. */
export async function sendCodeToLogin(
  context: RequestContext,
  typed: string,
  purpose: CodePurpose,
) {
  const login = readLogin(typed);
  const account = await findAccountByLogin(context.db.kysely, login);
  const challenge = await openChallenge(context, {
    ...login,
    token: newToken('mzc'),
    purpose,
    accountId: account?.account_id ?? null,
    locale: account?.locale ?? context.locale,
    ...(account === undefined && { instead: null }),
  });
  if (account !== undefined) context.note({ accountId: account.account_id });
  return challenge;
}
