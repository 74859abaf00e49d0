import { answerChallenge, describeChallenge, openChallenge } from '../auth/challenges.ts';
import { hashNewPassword } from '../auth/new-password.ts';
import { startSession } from '../auth/open-session.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { findAccountByLogin, normalizeEmail } from '../accounts/store.ts';
import { type Challenge, findChallenge } from '../auth/challenges-store.ts';
import {
  addRegistration,
  findRegistration,
  type Registration,
  setAccountData,
  setClient,
  setVerified,
} from './store.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { openAccount } from './open-account.ts';
import type { Handlers, RequestContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/** Milliseconds until a registration expires. */
const REGISTRATION_LIFE = 24 * 60 * 60_000;

export const registrationHandlers = {
  async startRegistration({ body: client }, context) {
    const { db, now, locale } = context;
    const token = newToken('mzr');
    const expiresAt = new Date(now.getTime() + REGISTRATION_LIFE);
    const row = { token_hash: hashToken(token), client, locale, created_at: now };
    await addRegistration(db.kysely, { ...row, expires_at: expiresAt });
    const registration = {
      step: 'account_data',
      client,
      expires_at: expiresAt.toISOString(),
    } as const;
    return { status: 201, body: { token, registration } };
  },

  async getRegistration({ header: { Registration: token } }, context) {
    return { status: 200, body: await describe(await open(token, context), token, context) };
  },

  async updateRegistrationClient({ header: { Registration: token }, body }, context) {
    await open(token, context);
    const registration = await setClient(context.db.kysely, hashToken(token), body);
    return { status: 200, body: await describe(registration, token, context) };
  },

  async updateRegistrationAccount({ header: { Registration: token }, body }, context) {
    const { db } = context;
    const before = await open(token, context);
    const { channel, phone, password, password_confirmation } = body;
    const email = normalizeEmail(body.email);
    const owner = { ...before.client, email, phone };
    const password_hash = await hashNewPassword({ password, password_confirmation }, owner);
    const isSame = before.channel === channel && before[channel] === { email, phone }[channel];
    const data = { email, phone, password_hash, channel };
    const registration = await setAccountData(db.kysely, hashToken(token), {
      ...data,
      verified_at: isSame ? before.verified_at : null,
    });
    // Going back and forward again does not send a new code.
    const sent = isSame ? await challengeOf(token, context) : undefined;
    if (sent === undefined && registration.verified_at === null) {
      await sendCode(registration, { token, destination: data[channel], channel }, context);
    }
    return { status: 200, body: await describe(registration, token, context) };
  },

  async confirmRegistration({ header: { Registration: token }, body: { code } }, context) {
    const before = await open(token, context);
    if (before.channel === null) throw problem(409, 'step_too_early');
    await answerChallenge(context, {
      token: challengeTokenOf(token),
      code,
      purpose: 'registration',
    });
    const registration = await setVerified(context.db.kysely, hashToken(token), context.now);
    return { status: 200, body: await describe(registration, token, context) };
  },

  async completeRegistration({ header: { Registration: token }, body }, context) {
    const { db, now } = context;
    const { verified_at } = await open(token, context);
    if (verified_at === null) throw problem(409, 'step_too_early');
    const session = await db.kysely.transaction().execute(async (tx) => {
      const account = await openAccount(tx, { tokenHash: hashToken(token), address: body, now });
      return startSession(tx, account, context);
    });
    return { status: 201, body: session };
  },
} satisfies Pick<
  Handlers,
  | 'startRegistration'
  | 'getRegistration'
  | 'updateRegistrationClient'
  | 'updateRegistrationAccount'
  | 'confirmRegistration'
  | 'completeRegistration'
>;

/** @throws ProblemError 404 for a token without a registration under way. */
async function open(token: string, { db, now }: RequestContext): Promise<Registration> {
  const registration = await findRegistration(db.kysely, hashToken(token), now);
  if (registration === undefined) throw problem(404, 'not_found');
  return registration;
}

/** The token of the registration's only challenge, derived from the registration's token. */
function challengeTokenOf(token: string): string {
  return token.replace(/^mzr_/, 'mzc_');
}

async function challengeOf(
  token: string,
  { db, now }: RequestContext,
): Promise<Challenge | undefined> {
  const challenge = await findChallenge(db.kysely, hashToken(challengeTokenOf(token)));
  return challenge && challenge.used_at === null && challenge.expires_at > now
    ? challenge
    : undefined;
}

/**
 * Sends a code; if somebody has already verified the e-mail or phone, they get a notice instead.
 */
async function sendCode(
  { locale }: Registration,
  { token, ...login }: { token: string; channel: Challenge['channel']; destination: string },
  context: RequestContext,
): Promise<void> {
  const owner = await findAccountByLogin(context.db.kysely, login);
  await openChallenge(context, {
    ...login,
    token: challengeTokenOf(token),
    purpose: 'registration',
    accountId: null,
    locale,
    ...(owner && {
      instead: {
        kind: 'already_registered',
        channel: login.channel,
        to: login.destination,
        locale: owner.locale,
      },
    }),
  });
}

async function describe(
  { client, email, phone, verified_at, expires_at }: Registration,
  token: string,
  context: RequestContext,
): Promise<components['schemas']['Registration']> {
  const shared = { client, expires_at: expires_at.toISOString() };
  if (email === null || phone === null) return { step: 'account_data', ...shared };
  if (verified_at !== null) return { step: 'extra_data', ...shared, email, phone };
  const challenge = await findChallenge(context.db.kysely, hashToken(challengeTokenOf(token)));
  return {
    step: 'code',
    ...shared,
    email,
    phone,
    ...(challenge && {
      challenge: describeChallenge(challengeTokenOf(token), challenge, context.now),
    }),
  };
}
