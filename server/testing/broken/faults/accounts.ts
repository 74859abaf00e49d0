import { sql } from 'kysely';
import { getAccount } from '../../../features/accounts/store.ts';
import { findChallenge, putChallenge } from '../../../features/auth/challenges-store.ts';
import { hashCode } from '../../../features/auth/codes.ts';
import { isCommonPassword } from '../../../features/auth/common-passwords.ts';
import { hashToken, newToken } from '../../../features/auth/tokens.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { toProfile } from '../../../features/profile/mapper.ts';
import {
  addRegistration,
  findRegistration,
  setAccountData,
} from '../../../features/registration/store.ts';
import { type Faults, inBodiesOf, isFor, run, unless } from '../fault.ts';
import { type Client, sees } from '../probe.ts';

const MINUTE = 60_000;
const PERSON = { first_name: 'سالم', last_name: 'العيّنة' };
const HOME = { country: 'SA', city: 'riyadh', short_address: 'RRRD2929' };
const PROFILE = { ...PERSON, ...HOME, locale: 'ar' };
const PASSWORD = 'palm-lantern-harbour-42';

/** Missing checks of codes, passwords and logins. */
export const accountFaults = {
  'verified-login-taken-over': {
    does: '`completeRegistration` gives an e-mail or phone verified by one account to the next account that registers it.',
    handlers: {
      completeRegistration: unless(
        'already_registered',
        right.completeRegistration,
        async ({ header }, { db, now }) => {
          const token = hashToken(header.Registration);
          const { email, phone } = (await findRegistration(db.kysely, token, now)) ?? {};
          await run({ db }, sql`update accounts set email_verified = false where email = ${email}`);
          await run({ db }, sql`update accounts set phone_verified = false where phone = ${phone}`);
        },
      ),
    },
    probe: sees([201, 409], [201, 201], async (client) => {
      const email = `${crypto.randomUUID()}@shop.example`;
      const complete = async () => {
        const registration = await register(client, email);
        return client.nobody.status('POST /auth/registration/extra', HOME, { registration });
      };
      return [await complete(), await complete()];
    }),
  },
  'code-outlives-the-next': {
    does: '`resendCode` sends a new code after one second, and the previous code stays valid.',
    handlers: {
      async resendCode(request, context) {
        const token = hashToken(request.body.challenge);
        const before = await findChallenge(context.db.kysely, token);
        const isSoon = before && context.now.getTime() - before.sent_at.getTime() < 1_000;
        if (!before || isSoon) return right.resendCode(request, context);
        const change = (changes: ReturnType<typeof sql>) =>
          run(context, sql`update code_challenges set ${changes} where token_hash = ${token}`);
        await change(sql`sent_at = sent_at - interval '1 minute'`);
        const answer = await right.resendCode(request, context);
        await change(sql`code_hash = ${before.code_hash}`);
        return answer;
      },
    },
    /** Allows another code a second after the last one. */
    answer(body, reply) {
      if (isFor(reply.request, 'resendCode') && reply.statusCode === 429) {
        reply.header('retry-after', '1');
      }
      if (typeof body === 'object' && body !== null && 'resend_in' in body) body.resend_in = 1;
    },
    probe: sees([200, 422], [200, 200], async ({ accountId, backend, nobody }) => {
      const challenge = newToken('mzc');
      const sent_at = new Date(Date.now() - 2 * MINUTE);
      await putChallenge(backend.database.kysely, {
        ...{ token_hash: hashToken(challenge), code_hash: hashCode(challenge, '123456') },
        ...{ purpose: 'password_reset', account_id: accountId, reachable: true },
        ...{ channel: 'email', destination: `${accountId}@shop.example`, locale: 'ar' },
        ...{ created_at: sent_at, sent_at, expires_at: new Date(Date.now() + MINUTE) },
      });
      const again = await nobody.status('POST /auth/codes', { challenge });
      const answer = { challenge, code: '123456' };
      return [again, await nobody.status('POST /auth/forgotten-password/code', answer)];
    }),
  },
  'confirmation-not-compared': {
    does: '`updateRegistrationAccount` ignores `password_confirmation`.',
    input: inBodiesOf('updateRegistrationAccount', (body) => {
      if (typeof body.password_confirmation === 'string') {
        body.password_confirmation = body.password;
      }
    }),
    probe: sees(422, 200, (client) => choosePassword(client, PASSWORD, `${PASSWORD}x`)),
  },
  'leaked-password-accepted': {
    does: '`updateRegistrationAccount` accepts leaked passwords.',
    input: inBodiesOf('updateRegistrationAccount', (body) => {
      if (typeof body.password !== 'string' || !isCommonPassword(body.password)) return;
      body.password = crypto.randomUUID();
      body.password_confirmation = body.password;
    }),
    probe: sees(422, 200, (client) => choosePassword(client, 'password123', 'password123')),
  },
  'profile-merged': {
    does: '`updateProfile` keeps fields that the request leaves out.',
    handlers: {
      async updateProfile(request, context) {
        const account = await getAccount(context.db.kysely, context.account.id);
        const { street_name, building_no, landmark, office } = toProfile(account);
        const kept = Object.entries({ street_name, building_no, landmark, office });
        const before = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
        return right.updateProfile({ ...request, body: { ...before, ...request.body } }, context);
      },
    },
    probe: sees(undefined, '12', async ({ send, read }) => {
      await send('PUT /profile', { ...PROFILE, office: '12' });
      return (await read<{ office?: string }>('PUT /profile', PROFILE)).office;
    }),
  },
  'unverified-second-step': {
    does: '`updateProfile` accepts an unverified phone for the second sign-in step.',
    handlers: {
      async updateProfile({ body: { second_step, ...body }, ...request }, context) {
        const isPhone = second_step === 'phone';
        const kept = { ...body, ...(second_step !== undefined && !isPhone && { second_step }) };
        const answer = await right.updateProfile({ ...request, body: kept }, context);
        if (isPhone) answer.body.second_step = second_step;
        return answer;
      },
    },
    probe: sees(422, 200, ({ status }) =>
      status('PUT /profile', { ...PROFILE, second_step: 'phone' }),
    ),
  },
} satisfies Faults;

/** Begins a registration. @param email verified, if it is given. @returns its token. */
async function register({ backend }: Client, email?: string): Promise<string> {
  const { kysely } = backend.database;
  const token = newToken('mzr');
  const now = new Date();
  const row = { token_hash: hashToken(token), locale: 'ar', created_at: now } as const;
  const client = { ...PERSON, account_type: 'individual' } as const;
  await addRegistration(kysely, { ...row, client, expires_at: new Date(now.getTime() + MINUTE) });
  const login = { phone: '+966500000077', password_hash: '-', channel: 'email' } as const;
  const isKnown = email !== undefined;
  if (isKnown) await setAccountData(kysely, row.token_hash, { ...login, email, verified_at: now });
  return token;
}

/** The second step of a registration, with that password. */
async function choosePassword(
  client: Client,
  password: string,
  password_confirmation: string,
): Promise<number> {
  const registration = await register(client);
  const email = `${crypto.randomUUID()}@shop.example`;
  const login = { email, phone: '+966500000078', channel: 'email' };
  const body = { ...login, password, password_confirmation };
  return client.nobody.status('PUT /auth/registration/account', body, { registration });
}
