import { requestedBy, type Account } from '../account.ts';
import { clientOf, codeFor, newPassword, newPerson, PUBLIC } from '../people.ts';
import { accountWith, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Owner = Pick<Account, 'email' | 'phone'>;

/** On every list of leaked passwords, yet long enough. */
const LEAKED = ['password123', 'qwertyuiop'];

interface Try {
  what: string;
  password: string;
  password_confirmation: string;
  pointer: string;
  code: string;
}

/** New passwords of a person with one thing wrong each. */
function triesOf({ email, phone }: Owner): Try[] {
  const twice = (password: string, code: string, what: string): Try => ({
    ...{ what, password, password_confirmation: password },
    ...{ pointer: '/password', code },
  });
  const password = newPassword();
  return [
    {
      ...{ what: 'a password with a different confirmation', password },
      ...{ password_confirmation: `${password}x` },
      ...{ pointer: '/password_confirmation', code: 'passwords_differ' },
    },
    ...LEAKED.map((word) => twice(word, 'common_password', `the password ${word}`)),
    twice(email, 'guessable_password', 'the account’s e-mail as a password'),
    twice(phone, 'guessable_password', 'the account’s phone as a password'),
  ];
}

async function refusedAtRegistration({ api }: Bench): Promise<void> {
  const { token } = await api.ok('startRegistration', {
    header: PUBLIC,
    body: clientOf('individual'),
  });
  const header = { ...PUBLIC, registration: token };
  const { email, phone } = newPerson();
  for (const { what, pointer, code, ...typed } of triesOf({ email, phone })) {
    const body = { email, phone, ...typed, channel: 'email' };
    misfit(await api.send('updateRegistrationAccount', { header, body }), pointer, code, what);
  }
}

/** The rules are the same wherever a password is chosen. */
async function refusedLater(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const before = await config.latestCode(api, account.email);
  const body = { login: account.email };
  const { challenge } = await api.ok('requestPasswordReset', { header: PUBLIC, body });
  for (const { what, pointer, code, ...typed } of triesOf(account)) {
    const change = { current_password: account.password, ...typed };
    const answer = await api.send('changePassword', { who: requestedBy(account), body: change });
    misfit(answer, pointer, code, `${what}, when changing the password`);
  }
  const code = await codeFor(api, config, account.email, before);
  const answer = { challenge, code };
  const { reset_token } = await api.ok('confirmPasswordReset', { header: PUBLIC, body: answer });
  for (const { what, pointer, code: wanted, ...typed } of triesOf(account)) {
    const reset = { reset_token, ...typed };
    const refusal = await api.send('resetPassword', { header: PUBLIC, body: reset });
    misfit(refusal, pointer, wanted, `${what}, when resetting the password`);
  }
}

export const passwordLaws: readonly Law[] = [
  {
    id: 'weak-passwords',
    title: 'Registration refuses weak passwords',
    clause: '#/components/schemas/NewPassword; #/components/schemas/RegistrationAccount',
    run: refusedAtRegistration,
  },
  {
    id: 'weak-passwords-later',
    title: 'Changing or resetting a password refuses weak ones',
    clause: '#/components/schemas/NewPassword; #/components/schemas/PasswordChange',
    run: refusedLater,
  },
];
