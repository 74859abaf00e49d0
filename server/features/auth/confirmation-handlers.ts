import { getAccount } from '../accounts/store.ts';
import { answerChallenge, openChallenge } from './challenges.ts';
import { confirmOwner } from './confirm-owner.ts';
import { confirmSession } from './sessions-store.ts';
import { newToken } from './tokens.ts';
import type { Handlers } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';

export const confirmationHandlers = {
  async confirmByPassword({ body }, context) {
    await confirmOwner(context, body.current_password);
    await confirmSession(context.db.kysely, context.account, context.now);
    return { status: 204 };
  },

  async requestConfirmationCode({ body: { channel } }, context) {
    const owner = await getAccount(context.db.kysely, context.account.id);
    if (!owner[`${channel}_verified`]) {
      throw invalidFields([{ pointer: '/channel', code: 'not_verified' }]);
    }
    const challenge = await openChallenge(context, {
      token: newToken('mzc'),
      purpose: 'confirmation',
      accountId: owner.account_id,
      channel,
      destination: owner[channel],
      locale: owner.locale,
    });
    return { status: 200, body: challenge };
  },

  async confirmByCode({ body: { challenge: token, code } }, context) {
    const { db, account, now } = context;
    const challenge = await answerChallenge(context, { token, code, purpose: 'confirmation' });
    if (challenge.account_id !== account.id) throw problem(422, 'dead_code');
    await confirmSession(db.kysely, account, now);
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'confirmByPassword' | 'requestConfirmationCode' | 'confirmByCode'>;
