import { answerChallenge, openChallenge, resendCode } from './challenges.ts';
import { isKnownDevice } from './known-devices-store.ts';
import { startSession } from './open-session.ts';
import { countGuess, forgiveGuess } from './password-guesses.ts';
import { isPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';
import { findAccountByLogin, getAccount, readLogin } from '../accounts/store.ts';
import { revokeSession } from './sessions-store.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const authHandlers = {
  async signIn({ body }, context) {
    const { kysely } = context.db;
    const login = readLogin(body.login);
    const account = await findAccountByLogin(kysely, login);
    const sent = body.device_token === undefined ? null : hashToken(body.device_token);
    const wishes = { deviceHash: sent, keepSignedIn: body.keep_signed_in ?? true };
    const isKnown = sent !== null && (await isKnownDevice(kysely, account?.account_id, sent));
    const guess = await countGuess(context, login, isKnown ? sent : null);

    const isRight = await isPassword(body.password, account?.password_hash ?? null);
    if (account !== undefined) context.note({ accountId: account.account_id });
    if (account === undefined || !isRight) {
      context.note({ refused: 'sign_in_failed' });
      throw problem(422, 'invalid_credentials');
    }
    await forgiveGuess(kysely, guess);

    const { second_step: channel, locale } = account;
    if (channel === null) {
      const session = await startSession(kysely, account, context, wishes);
      context.note({ action: 'signed_in' });
      return { status: 200, body: { status: 'signed_in', session } };
    }
    const challenge = await openChallenge(context, {
      token: newToken('mzc'),
      purpose: 'sign_in',
      accountId: account.account_id,
      channel,
      destination: account[channel],
      locale,
      wishes,
    });
    return { status: 200, body: { status: 'code_required', challenge } };
  },

  async confirmSignIn({ body: { challenge: token, code } }, context) {
    const { kysely } = context.db;
    const answered = await answerChallenge(context, { token, code, purpose: 'sign_in' });
    if (answered.account_id === null) throw problem(422, 'invalid_code');
    const account = await getAccount(kysely, answered.account_id);
    const session = await startSession(kysely, account, context, {
      deviceHash: answered.device_hash,
      keepSignedIn: answered.keep_signed_in,
    });
    return { status: 200, body: session };
  },

  async resendCode({ body }, context) {
    return { status: 200, body: await resendCode(context, body.challenge) };
  },

  async signOut(_request, { account, db, now }) {
    await revokeSession(db.kysely, { accountId: account.id, sessionId: account.sessionId, now });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'signIn' | 'confirmSignIn' | 'resendCode' | 'signOut'>;
