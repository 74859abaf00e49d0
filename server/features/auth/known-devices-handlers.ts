import { answerChallenge } from './challenges.ts';
import { sendCodeToLogin } from './code-for-login.ts';
import { addDevice } from './known-devices-store.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const knownDevicesHandlers = {
  async requestDeviceCode({ body }, context) {
    return { status: 200, body: await sendCodeToLogin(context, body.login, 'device') };
  },

  async confirmDeviceCode({ body: { challenge, code } }, context) {
    const answered = await answerChallenge(context, { token: challenge, code, purpose: 'device' });
    if (answered.account_id === null) throw problem(422, 'invalid_code');
    const { db, now } = context;
    const token = await addDevice(db.kysely, { accountId: answered.account_id, now });
    return { status: 200, body: { device_token: token } };
  },
} satisfies Pick<Handlers, 'requestDeviceCode' | 'confirmDeviceCode'>;
