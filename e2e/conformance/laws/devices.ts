import { requestedBy, type Account } from '../account.ts';
import { BrokenLaw, NotHeld } from '../answer.ts';
import { newPassword, PUBLIC, signInAgain } from '../people.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Devices that sign in to another account beside. */
const OTHERS = 3;

/** A sign-in: its account with the new token, and the token of a device that became known by it. */
async function signInFrom({ api }: Bench, account: Account, device_token?: string) {
  const { email: login, password } = account;
  const body = { login, password, ...(device_token !== undefined && { device_token }) };
  const { session } = await api.ok('signIn', { header: PUBLIC, body });
  if (!session) throw new BrokenLaw('Sign-in without a second step returned no session');
  return { account: { ...account, token: session.token }, device: session.device_token };
}

/** A sign-in by which a device becomes known. @throws NotHeld on a server that knows no devices. */
async function signInAnew(bench: Bench, account: Account) {
  const { device, ...signedIn } = await signInFrom(bench, account);
  if (device === undefined) throw new NotHeld('signIn makes no device known');
  return { ...signedIn, device };
}

/** Whether a sign-in with the token makes no other device known. */
async function isKnown(bench: Bench, account: Account, device: string) {
  return (await signInFrom(bench, account, device)).device === undefined;
}

async function devicesStayKnown(bench: Bench): Promise<void> {
  const { api } = bench;
  const [account, other] = [await accountWith(bench, 0), await accountWith(bench, 0)];
  const [first, second] = [await signInAnew(bench, account), await signInAnew(bench, account)];
  for (let each = 0; each < OTHERS; each += 1) await signInFrom(bench, other);
  alike(
    [await isKnown(bench, account, first.device), await isKnown(bench, account, second.device)],
    [true, true],
    'two devices known after others signed in to another account',
  );
  const wrong = { login: account.email, password: newPassword(), device_token: first.device };
  const answer = await api.send('signIn', { header: PUBLIC, body: wrong });
  refused(answer, 422, 'invalid_credentials', 'a wrong password from a known device');
}

/** Each of these ends what other devices could do; the one that asks stays known. */
async function otherDevicesAreForgotten(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const one = await signInAnew(bench, account);
  const other = await signInAnew(bench, account);
  await api.ok('endOtherSessions', { who: requestedBy(one.account) });
  alike(
    [await isKnown(bench, account, one.device), await isKnown(bench, account, other.device)],
    [true, false],
    'the own device and another one known after signing out everywhere else',
  );
  const password = newPassword();
  const third = await signInAnew(bench, account);
  await api.ok('changePassword', {
    who: requestedBy(one.account),
    body: { current_password: account.password, password, password_confirmation: password },
  });
  const changed = { ...account, password };
  alike(
    [await isKnown(bench, changed, one.device), await isKnown(bench, changed, third.device)],
    [true, false],
    'the own device and another one known after a change of password',
  );
}

/** What browsers say of themselves, by the kind of device. */
const BROWSERS = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
} as const;

async function kindsAreTold(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  for (const [kind, browser] of Object.entries(BROWSERS)) {
    const who = requestedBy(await signInAgain(api, account, browser));
    const { data } = await api.ok('listSessions', { who });
    const current = data.find((each) => each.current);
    expect(current !== undefined, 'listSessions lacks the session that asks');
    // A server may not tell devices apart.
    if (current.kind !== undefined) alike(current.kind, kind, `the kind of ${browser}`);
  }
}

export const deviceLaws: readonly Law[] = [
  {
    id: 'devices',
    title: 'A device stays known to its account',
    clause: '#/components/schemas/Session/properties/device_token: send it with the next sign-in',
    run: devicesStayKnown,
  },
  {
    id: 'other-devices',
    title: 'A new password and signing out elsewhere make other devices unknown',
    clause:
      '#/components/schemas/Session/properties/device_token: a change of password and endOtherSessions invalidate the tokens of other devices',
    run: otherDevicesAreForgotten,
  },
  {
    id: 'device-kinds',
    title: 'A session tells the kind of its device',
    clause: '#/components/schemas/OpenSession/properties/kind',
    run: kindsAreTold,
  },
];
