import { randomBytes, randomInt } from 'node:crypto';
import { asked, type Account } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Desk } from '../desk.ts';
import {
  clientOf,
  codeFor,
  newPassword,
  newPerson,
  PUBLIC,
  registrationWithCode,
  signInAgain,
  verifiedRegistration,
} from '../people.ts';
import { addressIn, homeOf } from '../places.ts';
import { bare, open, type Recipe } from './recipe.ts';

const header = PUBLIC;

/** A well-formed token that refers to nothing. */
export function madeUpToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

function madeUpCode(): string {
  return String(randomInt(1e6)).padStart(6, '0');
}

/** The next code sent to somebody. */
export async function nextCode({ api, config, codes }: Desk, login: string): Promise<string> {
  const code = await codeFor(api, config, login, codes.get(login));
  codes.set(login, code);
  return code;
}

async function resetChallenge(desk: Desk, person: Account): Promise<string> {
  const body = { login: person.email };
  return (await desk.api.ok('requestPasswordReset', { header, body })).challenge;
}

/** A person whose sign-in needs a code. */
async function twoStepPerson(desk: Desk): Promise<Account> {
  const person = await desk.person('twoStep');
  if (desk.notes.has('second step is on')) return person;
  const { first_name, last_name } = clientOf('individual');
  const home = await homeOf(desk.api);
  const body = { first_name, last_name, ...home, locale: 'ar', second_step: 'email' } as const;
  await desk.api.ok('updateProfile', { who: asked(person), body });
  desk.notes.set('second step is on', true);
  return person;
}

const codeSketch = () => ({ header, body: { challenge: madeUpToken('mzc'), code: madeUpCode() } });

async function openRegistration(desk: Desk): Promise<Record<string, string>> {
  const { registrations, draw, api } = desk;
  if (registrations.items.length > 0) return registrations.any(draw);
  const { token } = await api.ok('startRegistration', { header, body: clientOf('individual') });
  const begun = { ...PUBLIC, registration: token };
  registrations.add(begun);
  return begun;
}

function anyClient(desk: Desk) {
  const { company_name, ...client } = bodyFrom('startRegistration', desk.draw);
  return client.account_type === 'company'
    ? { ...client, company_name: company_name ?? 'متجر تجريبي' }
    : client;
}

async function anyHome(desk: Desk) {
  const { landmark, address_type } = bodyFrom('completeRegistration', desk.draw);
  return {
    ...addressIn(await desk.lists(), desk.draw),
    ...(landmark !== undefined && { landmark }),
    ...(address_type !== undefined && { address_type }),
  };
}

/** Challenges that a desk keeps for re-sending codes. */
const WAITING = 12;

/** Requests a code for an unknown login, which can be re-sent after its countdown. */
async function addWaiting({ api, waiting }: Desk): Promise<void> {
  const login = `nobody-${randomBytes(5).toString('hex')}@shop.example`;
  const sent = await api.ok('requestPasswordReset', { header, body: { login } });
  waiting.push({ challenge: sent.challenge, from: Date.now() + sent.resend_in * 1000 + 500 });
}

export const authRecipes = {
  startRegistration: {
    call: (desk) => ({ header, body: anyClient(desk) }),
    done: ({ registrations }, { body }) => {
      const { token } = body as { token: string };
      registrations.add({ ...PUBLIC, registration: token });
      if (registrations.items.length > 5) void registrations.take();
    },
  },
  getRegistration: { call: async (desk) => ({ header: await openRegistration(desk) }) },
  updateRegistrationClient: {
    call: async (desk) => ({ header: await openRegistration(desk), body: anyClient(desk) }),
  },
  updateRegistrationAccount: {
    call: async (desk) => {
      const { token } = await desk.api.ok('startRegistration', {
        header,
        body: clientOf('company'),
      });
      const { email, phone, password } = newPerson();
      const body = { email, phone, password, password_confirmation: password, channel: 'email' };
      return { header: { ...PUBLIC, registration: token }, body };
    },
    weight: 0.6,
  },
  confirmRegistration: {
    call: async ({ api, config }) => {
      const begun = await registrationWithCode(api);
      const code = await codeFor(api, config, begun.person.email);
      return { header: begun.header, body: { code } };
    },
    sketch: async (desk) => ({
      header: await openRegistration(desk),
      body: { code: madeUpCode() },
    }),
    weight: 0.5,
  },
  completeRegistration: {
    call: async (desk) => {
      const { header: begun } = await verifiedRegistration(desk.api, desk.config);
      return { header: begun, body: await anyHome(desk) };
    },
    sketch: async (desk) => ({ header: await openRegistration(desk), body: await anyHome(desk) }),
    weight: 0.5,
  },
  signIn: {
    call: async ({ company }) => {
      const { email: login, password } = await company();
      return { header, body: { login, password } };
    },
    weight: 0.6,
  },
  confirmSignIn: {
    call: async (desk) => {
      const { email: login, password } = await twoStepPerson(desk);
      const { challenge } = await desk.api.ok('signIn', { header, body: { login, password } });
      const code = await nextCode(desk, login);
      return { header, body: { challenge: challenge?.challenge ?? '', code } };
    },
    sketch: codeSketch,
    weight: 0.5,
  },
  requestPasswordReset: {
    call: async ({ draw, individual }) => {
      const nobody = `nobody-${randomBytes(5).toString('hex')}@shop.example`;
      return { header, body: { login: draw.one([nobody, nobody, (await individual()).email]) } };
    },
  },
  confirmPasswordReset: {
    call: async (desk) => {
      const person = await desk.person('resetter');
      const challenge = await resetChallenge(desk, person);
      return { header, body: { challenge, code: await nextCode(desk, person.email) } };
    },
    sketch: codeSketch,
    weight: 0.5,
  },
  resetPassword: {
    call: async (desk) => {
      const person = await desk.person('resetter');
      const challenge = await resetChallenge(desk, person);
      const answer = { challenge, code: await nextCode(desk, person.email) };
      const ticket = await desk.api.ok('confirmPasswordReset', { header, body: answer });
      const password = newPassword();
      const { reset_token } = ticket;
      return { header, body: { reset_token, password, password_confirmation: password } };
    },
    sketch: () => {
      const password = newPassword();
      const reset_token = madeUpToken('mzp');
      return { header, body: { reset_token, password, password_confirmation: password } };
    },
    weight: 0.5,
  },
  resendCode: {
    // A challenge ends after a number of codes, so each re-sends only one.
    call: async (desk) => {
      await addWaiting(desk);
      return { header, body: { challenge: desk.waiting.shift()?.challenge ?? '' } };
    },
    sketch: () => ({ header, body: { challenge: madeUpToken('mzc') } }),
    begin: async (desk) => {
      for (let count = 0; count < WAITING; count += 1) await addWaiting(desk);
    },
    isReady: ({ waiting }) => waiting[0] !== undefined && waiting[0].from < Date.now(),
    weight: 0.4,
  },
  signOut: {
    call: async ({ api, individual }) => ({
      who: asked(await signInAgain(api, await individual())),
    }),
    sketch: bare.call,
    weight: 0.5,
  },
  listOutbox: {
    ...open,
    weight: 0.4,
    exempt: async ({ isDemo }) =>
      (await isDemo()) ? undefined : 'getHealth reports production mode, where it is 404',
    orElse: [404],
  },
} satisfies Partial<Record<OperationId, Recipe>>;
