import { randomBytes } from 'node:crypto';
import { requestedBy, type Account } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
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
import { addressIn } from '../places.ts';
import { bare, example, open, type Recipe } from './recipe.ts';

const header = PUBLIC;

/** Makes a request that sends somebody a code. @returns its answer, and the code. */
export async function withCode<Answer>(
  { api, config }: Pick<Workspace, 'api' | 'config'>,
  login: string,
  ask: () => Promise<Answer>,
): Promise<Answer & { code: string }> {
  const before = await config.latestCode(api, login);
  const answer = await ask();
  return { ...answer, code: await codeFor(api, config, login, before) };
}

/** The challenge and the code of a password reset. */
async function resetCode(workspace: Workspace, { email: login }: Account) {
  const body = { login };
  const { challenge, code } = await withCode(workspace, login, () =>
    workspace.api.ok('requestPasswordReset', { header, body }),
  );
  return { challenge, code };
}

/** A person whose sign-in needs a code. */
async function twoStepPerson(workspace: Workspace): Promise<Account> {
  const person = await workspace.person('twoStep');
  if (workspace.notes.has('second step is on')) return person;
  const body = { second_step: 'email' } as const;
  await workspace.api.ok('updateSecondStep', { who: requestedBy(person), body });
  workspace.notes.set('second step is on', true);
  return person;
}

async function openRegistration(workspace: Workspace): Promise<Record<string, string>> {
  const { registrations, draw, api } = workspace;
  if (registrations.items.length > 0) return registrations.any(draw);
  const { token } = await api.ok('startRegistration', { header, body: clientOf('individual') });
  const begun = { ...PUBLIC, registration: token };
  registrations.add(begun);
  return begun;
}

function anyClient(workspace: Workspace) {
  const { company_name, ...client } = bodyFrom('startRegistration', workspace.draw);
  return client.account_type === 'company'
    ? { ...client, company_name: company_name ?? 'متجر تجريبي' }
    : client;
}

async function anyHome(workspace: Workspace) {
  const { landmark, address_type } = bodyFrom('completeRegistration', workspace.draw);
  return {
    ...addressIn(await workspace.lists(), workspace.draw),
    ...(landmark !== undefined && { landmark }),
    ...(address_type !== undefined && { address_type }),
  };
}

/** Challenges that a workspace keeps for re-sending codes. */
const WAITING = 12;

/** Requests a code for an unknown login, which can be re-sent after its countdown. */
async function addWaiting({ api, waiting }: Workspace): Promise<void> {
  const login = `nobody-${randomBytes(5).toString('hex')}@shop.example`;
  const sent = await api.ok('requestPasswordReset', { header, body: { login } });
  waiting.push({ challenge: sent.challenge, from: Date.now() + sent.resend_in * 1000 + 500 });
}

export const authRecipes = {
  startRegistration: {
    call: (workspace) => ({ header, body: anyClient(workspace) }),
    done: ({ registrations }, { body }) => {
      const { token } = body as { token: string };
      registrations.add({ ...PUBLIC, registration: token });
      if (registrations.items.length > 5) void registrations.take();
    },
  },
  getRegistration: { call: async (workspace) => ({ header: await openRegistration(workspace) }) },
  updateRegistrationClient: {
    call: async (workspace) => ({
      header: await openRegistration(workspace),
      body: anyClient(workspace),
    }),
  },
  updateRegistrationAccount: {
    call: async (workspace) => {
      const { token } = await workspace.api.ok('startRegistration', {
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
    sketch: async (workspace) => ({
      ...example('confirmRegistration'),
      header: await openRegistration(workspace),
    }),
    weight: 0.5,
  },
  completeRegistration: {
    call: async (workspace) => {
      const { header: begun } = await verifiedRegistration(workspace.api, workspace.config);
      return { header: begun, body: await anyHome(workspace) };
    },
    sketch: async (workspace) => ({
      header: await openRegistration(workspace),
      body: await anyHome(workspace),
    }),
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
    call: async (workspace) => {
      const { email: login, password } = await twoStepPerson(workspace);
      const { challenge, code } = await withCode(workspace, login, () =>
        workspace.api.ok('signIn', { header, body: { login, password } }),
      );
      return { header, body: { challenge: challenge?.challenge ?? '', code } };
    },
    sketch: () => example('confirmSignIn'),
    weight: 0.5,
  },
  requestPasswordReset: {
    call: async ({ draw, individual }) => {
      const nobody = `nobody-${randomBytes(5).toString('hex')}@shop.example`;
      return { header, body: { login: draw.one([nobody, nobody, (await individual()).email]) } };
    },
  },
  requestDeviceCode: {
    call: async ({ individual }) => ({ header, body: { login: (await individual()).email } }),
  },
  confirmDeviceCode: {
    call: async (workspace) => {
      const { email: login } = await workspace.person('resetter');
      const { challenge, code } = await withCode(workspace, login, () =>
        workspace.api.ok('requestDeviceCode', { header, body: { login } }),
      );
      return { header, body: { challenge, code } };
    },
    sketch: () => example('confirmDeviceCode'),
    weight: 0.5,
  },
  confirmPasswordReset: {
    call: async (workspace) => {
      const person = await workspace.person('resetter');
      return { header, body: await resetCode(workspace, person) };
    },
    sketch: () => example('confirmPasswordReset'),
    weight: 0.5,
  },
  resetPassword: {
    call: async (workspace) => {
      const person = await workspace.person('resetter');
      const body = await resetCode(workspace, person);
      const ticket = await workspace.api.ok('confirmPasswordReset', { header, body });
      const password = newPassword();
      const { reset_token } = ticket;
      return { header, body: { reset_token, password, password_confirmation: password } };
    },
    sketch: () => example('resetPassword'),
    weight: 0.5,
  },
  resendCode: {
    // A challenge ends after a number of codes, so each re-sends only one.
    call: async (workspace) => {
      await addWaiting(workspace);
      return { header, body: { challenge: workspace.waiting.shift()?.challenge ?? '' } };
    },
    sketch: () => example('resendCode'),
    begin: async (workspace) => {
      for (let count = 0; count < WAITING; count += 1) await addWaiting(workspace);
    },
    isReady: ({ waiting }) => waiting[0] !== undefined && waiting[0].from < Date.now(),
    weight: 0.4,
  },
  signOut: {
    call: async ({ api, individual }) => ({
      who: requestedBy(await signInAgain(api, await individual())),
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
