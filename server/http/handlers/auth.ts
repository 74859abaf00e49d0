import { isPassword } from '../../auth/passwords.ts';
import { hashToken, newToken, SESSION_DAYS } from '../../auth/tokens.ts';
import { findAccountByEmail } from '../../db/accounts.ts';
import { openSession, revokeSession } from '../../db/sessions.ts';
import { toProfile } from '../mappers/profile.ts';
import type { Handlers } from '../operations.ts';
import { problem } from '../problem.ts';

const DAY = 24 * 60 * 60 * 1000;

export const authHandlers = {
  async signIn({ body }, { db, now }) {
    const account = await findAccountByEmail(db.kysely, body.email);
    const isRight = await isPassword(body.password, account?.password_hash ?? null);
    if (account === undefined || !isRight) throw problem(422, 'invalid_credentials');

    const token = newToken();
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
    await openSession(db.kysely, {
      accountId: account.account_id,
      tokenHash: hashToken(token),
      now,
      expiresAt,
    });
    return {
      status: 200,
      body: { token, expires_at: expiresAt.toISOString(), profile: toProfile(account) },
    };
  },

  async signOut(_request, { account, db, now }) {
    await revokeSession(db.kysely, { accountId: account.id, sessionId: account.sessionId, now });
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'signIn' | 'signOut'>;
