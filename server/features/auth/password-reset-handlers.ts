import { answerChallenge, openChallenge } from './challenges.ts';
import { hashNewPassword } from './new-password.ts';
import { hashToken, newToken } from './tokens.ts';
import { findAccountByLogin, getAccount, readLogin, setPassword } from '../accounts/store.ts';
import { dropChallenges } from './challenges-store.ts';
import { addPasswordReset, findPasswordReset, usePasswordResets } from './password-resets-store.ts';
import { endSessions } from './sessions-store.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/** Milliseconds between the right code and the new password. */
const TICKET_LIFE = 15 * 60_000;

export const passwordResetHandlers = {
  async requestPasswordReset({ body }, context) {
    const login = readLogin(body.login);
    const account = await findAccountByLogin(context.db.kysely, login);
    const challenge = await openChallenge(context, {
      ...login,
      token: newToken('mzc'),
      purpose: 'password_reset',
      accountId: account?.account_id ?? null,
      locale: account?.locale ?? context.locale,
      ...(account === undefined && { instead: null }),
    });
    return { status: 200, body: challenge };
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

  async resetPassword({ body: { reset_token: token, ...typed } }, { db, now, messages }) {
    const accountId = await findPasswordReset(db.kysely, hashToken(token), now);
    if (accountId === undefined) throw problem(422, 'dead_reset');
    const account = await getAccount(db.kysely, accountId);
    const passwordHash = await hashNewPassword(typed, account);
    await db.kysely.transaction().execute(async (tx) => {
      if (!(await usePasswordResets(tx, accountId))) throw problem(422, 'dead_reset');
      await setPassword(tx, accountId, passwordHash);
      await endSessions(tx, accountId);
      await dropChallenges(tx, accountId);
    });
    const channel = account.email_verified ? 'email' : 'phone';
    messages.send({
      kind: 'password_changed',
      channel,
      to: account[channel],
      locale: account.locale,
    });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'requestPasswordReset' | 'confirmPasswordReset' | 'resetPassword'>;
