import { answerChallenge } from './challenges.ts';
import { sendCodeToLogin } from './code-for-login.ts';
import { forgetCodes } from './code-limits.ts';
import { forgetDevices } from './known-devices-store.ts';
import { hashNewPassword } from './new-password.ts';
import { forgetGuesses } from './password-guesses.ts';
import { hashToken, newToken } from './tokens.ts';
import { getAccount, loginsOf, reachOf, setPassword } from '../accounts/store.ts';
import { dropChallenges } from './challenges-store.ts';
import { addPasswordReset, findPasswordReset, usePasswordResets } from './password-resets-store.ts';
import { endSessions } from './sessions-store.ts';
import { removeApiKeys } from '../api-keys/store.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/** Milliseconds between the right code and the new password. */
const TICKET_LIFE = 15 * 60_000;

export const passwordResetHandlers = {
  async requestPasswordReset({ body }, context) {
    return { status: 200, body: await sendCodeToLogin(context, body.login, 'password_reset') };
  },

  async confirmPasswordReset({ body: { challenge, code } }, context) {
    const { db, now } = context;
    const answered = await answerChallenge(context, {
      token: challenge,
      code,
      purpose: 'password_reset',
    });
    if (answered.account_id === null) throw problem(422, 'invalid_code');
    const token = newToken('mzp');
    const expiresAt = new Date(now.getTime() + TICKET_LIFE);
    await addPasswordReset(db.kysely, {
      tokenHash: hashToken(token),
      accountId: answered.account_id,
      now,
      expiresAt,
    });
    return { status: 200, body: { reset_token: token, expires_at: expiresAt.toISOString() } };
  },

  async resetPassword({ body }, context) {
    const { db, now, messages, note } = context;
    const { reset_token: token, keep_api_keys: keepKeys = false, ...typed } = body;
    const accountId = await findPasswordReset(db.kysely, hashToken(token), now);
    if (accountId === undefined) throw problem(422, 'dead_reset');
    const account = await getAccount(db.kysely, accountId);
    const passwordHash = await hashNewPassword(typed, account);
    const keysRevoked = await db.kysely.transaction().execute(async (tx) => {
      if (!(await usePasswordResets(tx, accountId))) throw problem(422, 'dead_reset');
      await setPassword(tx, accountId, passwordHash);
      await endSessions(tx, accountId);
      await forgetDevices(tx, accountId);
      await forgetGuesses(tx, loginsOf(account));
      await forgetCodes(tx, loginsOf(account));
      await dropChallenges(tx, accountId);
      return keepKeys ? 0 : removeApiKeys(tx, accountId);
    });
    note({ accountId });
    messages.send({ kind: 'password_reset', keysRevoked, ...reachOf(account) });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'requestPasswordReset' | 'confirmPasswordReset' | 'resetPassword'>;
