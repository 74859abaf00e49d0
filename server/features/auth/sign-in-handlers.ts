import { answerChallenge, openChallenge, resendCode } from './challenges.ts';
import { limitPerHour } from './limits.ts';
import { startSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { newToken } from './tokens.ts';
import { findAccountByLogin, getAccount, readLogin } from '../accounts/store.ts';
import { forgetAttempts } from '../../db/attempts.ts';
import { revokeSession } from './sessions-store.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const authHandlers = {
  async signIn({ body }, context) {
    const { db, now, config } = context;
    const login = readLogin(body.login);
    const key = `password ${login.channel} ${login.destination}`;
    await limitPerHour(db.kysely, { key, most: config.rateLimitAccountPerHour, now });

    const account = await findAccountByLogin(db.kysely, login);
    const isRight = await isPassword(body.password, account?.password_hash ?? null);
    if (account === undefined || !isRight) throw problem(422, 'invalid_credentials');
    await forgetAttempts(db.kysely, key);

    const { second_step: channel, locale } = account;
    if (channel === null) {
      const session = await startSession(db.kysely, account, context);
      return { status: 200, body: { status: 'signed_in', session } };
    }
    const challenge = await openChallenge(context, {
      token: newToken('mzc'),
      purpose: 'sign_in',
      accountId: account.account_id,
      channel,
      destination: account[channel],
      locale,
    });
    return { status: 200, body: { status: 'code_required', challenge } };
  },

  async confirmSignIn({ body: { challenge: token, code } }, context) {
    const { account_id } = await answerChallenge(context, { token, code, purpose: 'sign_in' });
    if (account_id === null) throw problem(422, 'invalid_code');
    const account = await getAccount(context.db.kysely, account_id);
    return { status: 200, body: await startSession(context.db.kysely, account, context) };
  },

  async resendCode({ body }, context) {
    return { status: 200, body: await resendCode(context, body.challenge) };
  },

  async signOut(_request, { account, db, now }) {
    await revokeSession(db.kysely, { accountId: account.id, sessionId: account.sessionId, now });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'signIn' | 'confirmSignIn' | 'resendCode' | 'signOut'>;
