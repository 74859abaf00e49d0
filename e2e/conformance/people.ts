import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { requestedBy, type Account, type AccountKind } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { BodyOf } from './call.ts';
import type { Hooks } from './config.ts';
import { madeAccount } from './no-account.ts';
import { homeOf } from './places.ts';

export const PUBLIC = { type: 'public' };

/** Of Firefox on a Windows computer. */
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Longest time for a code to arrive, in milliseconds. */
const CODE_LIMIT = 20_000;

/** A person unknown to the backend from any run. */
export function newPerson(): Pick<Account, 'email' | 'phone' | 'password'> {
  return {
    email: `conformance-${randomBytes(6).toString('hex')}@shop.example`,
    phone: `+96650${String(randomInt(1e7)).padStart(7, '0')}`,
    password: newPassword(),
  };
}

export function newPassword(): string {
  return `quartz-${randomBytes(4).toString('hex')}-harbour-${randomInt(10, 99)}`;
}

export function clientOf(kind: AccountKind): BodyOf<'startRegistration'> {
  const person = { account_type: kind, first_name: 'ريم', last_name: 'العيّنة' };
  return kind === 'company' ? { ...person, company_name: 'متجر الواحة (تجريبي)' } : person;
}

/**
 * A new account with its first session, from the config's hook or by registering.
 *
 * @throws NoAccount if it cannot be made.
 */
export async function openAccount(api: KitApi, config: Hooks, kind: AccountKind): Promise<Account> {
  return madeAccount(api, config, kind, async () => {
    const { header, person } = await verifiedRegistration(api, config, kind);
    const body = await homeOf(api);
    const { token } = await api.ok('completeRegistration', { header, body });
    return { kind, ...person, token };
  });
}

/** A registration that waits for its code, of a new person unless one is given. */
export async function registrationWithCode(
  api: KitApi,
  kind: AccountKind = 'company',
  {
    channel = 'email',
    ...known
  }: Partial<ReturnType<typeof newPerson>> & { channel?: 'email' | 'phone' } = {},
) {
  const person = { ...newPerson(), ...known };
  const begun = await api.ok('startRegistration', { header: PUBLIC, body: clientOf(kind) });
  const header = { ...PUBLIC, registration: begun.token };
  const { email, phone, password } = person;
  const registration = await api.ok('updateRegistrationAccount', {
    header,
    body: { email, phone, password, password_confirmation: password, channel },
  });
  return { header, person, registration };
}

/** A registration that lacks only the address. */
export async function verifiedRegistration(
  api: KitApi,
  config: Hooks,
  kind: AccountKind = 'company',
) {
  const registration = await registrationWithCode(api, kind);
  const { header, person } = registration;
  const code = await codeFor(api, config, person.email);
  await api.ok('confirmRegistration', { header, body: { code } });
  return registration;
}

/**
 * The latest code sent to somebody, once it differs from `before`; that one again if a test
 * environment always sends the same.
 *
 * @throws BrokenLaw if none arrives.
 */
export async function codeFor(
  api: KitApi,
  { latestCode }: Hooks,
  login: string,
  before?: string,
): Promise<string> {
  const deadline = Date.now() + CODE_LIMIT;
  for (;;) {
    const code = await latestCode(api, login);
    if (code !== undefined && code !== before) return code;
    if (Date.now() > deadline && code !== undefined) return code;
    if (Date.now() > deadline)
      throw new BrokenLaw(
        `No code for ${login} within ${CODE_LIMIT / 1000} s: the server sent none, or latestCode in the config did not find it`,
      );
    await delay(50);
  }
}

/** Confirms the account's session, which a long run may outlive. */
export async function confirmSession(api: KitApi, account: Account): Promise<void> {
  const body = { current_password: account.password };
  await api.ok('confirmByPassword', { who: requestedBy(account), body });
}

/** A new session for the account, in a browser that says this of itself. */
export async function signInAgain(
  api: KitApi,
  account: Account,
  browser = BROWSER,
): Promise<Account> {
  const { email: login, password } = account;
  const header = { ...PUBLIC, 'user-agent': browser };
  const { session } = await api.ok('signIn', { header, body: { login, password } });
  if (!session) throw new BrokenLaw('Sign-in without a second step returned no session');
  return { ...account, token: session.token };
}
