import { requestedBy, type Account } from '../account.ts';
import type { KitApi } from '../api.ts';
import {
  PUBLIC,
  clientOf,
  codeFor,
  newPassword,
  openAccount,
  registrationWithCode,
  signInAgain,
} from '../people.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

async function isDead(api: KitApi, account: Account, when: string): Promise<void> {
  const answer = await api.send('getProfile', { who: requestedBy(account) });
  refused(answer, 401, 'unauthorized', `a token ${when}`);
}

async function deadAfterSignOut(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const sessions = async (who: Account) =>
    (await api.ok('listSessions', { who: requestedBy(who) })).data;
  const own = await sessions(account);
  const [one, other] = [await signInAgain(api, account), await signInAgain(api, account)];
  expect(one.token !== other.token, 'Two sign-ins got the same token');
  await api.ok('signOut', { who: requestedBy(one) });
  await isDead(api, one, 'after signing out');
  await api.ok('getProfile', { who: requestedBy(other) });
  const data = await sessions(other);
  const current = data.filter((session) => session.current);
  alike(
    [data.length, current.length],
    [own.length + 1, 1],
    'sessions after two sign-ins and one sign-out',
  );
  const { browser = 'Firefox', system = 'Windows', kind = 'desktop' } = current[0] ?? {};
  const isRight = browser.includes('Firefox') && system.includes('Windows') && kind === 'desktop';
  expect(isRight, `a Firefox on Windows is shown as ${browser} on ${system}, a ${kind}`);
  const ended = own.find((session) => session.current)?.id ?? '';
  await api.ok('endSession', { who: requestedBy(other), path: { session_id: ended } });
  await isDead(api, account, 'after its session was ended');
  const third = await signInAgain(api, account);
  await api.ok('endOtherSessions', { who: requestedBy(third) });
  await isDead(api, other, 'after signing out everywhere else');
  await api.ok('getProfile', { who: requestedBy(third) });
}

/** An e-mail is the same in capital letters, wherever it is typed. */
async function lettersAreAlike(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const capital = { ...account, email: account.email.toUpperCase() };
  const [again, own] = await Promise.all(
    [await signInAgain(api, capital), account].map((each) =>
      api.ok('getProfile', { who: requestedBy(each) }),
    ),
  );
  alike(again, own, 'the profile after a sign-in in capital letters');
  const body = { login: capital.email };
  const sent = await api.ok('requestPasswordReset', { header: PUBLIC, body });
  const code = await codeFor(api, config, account.email);
  const answer = { challenge: sent.challenge, code };
  await api.ok('confirmPasswordReset', { header: PUBLIC, body: answer });
}

async function passwordsEndSessions(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const other = await signInAgain(api, account);
  const password = newPassword();
  const change = { current_password: account.password, password, password_confirmation: password };
  const wrong = { ...change, current_password: `${account.password}x` };
  const refusal = await api.send('changePassword', { who: requestedBy(account), body: wrong });
  refused(refusal, 422, 'validation_failed', 'a wrong current password');
  await api.ok('changePassword', { who: requestedBy(account), body: change });
  await isDead(api, other, 'after the password was changed elsewhere');
  await api.ok('getProfile', { who: requestedBy(account) });
  const login = account.email;
  const old = await api.send('signIn', {
    header: PUBLIC,
    body: { login, password: account.password },
  });
  refused(old, 422, 'invalid_credentials', 'the previous password');
  const sent = await api.ok('requestPasswordReset', { header: PUBLIC, body: { login } });
  const code = await codeFor(api, config, login);
  const answer = { challenge: sent.challenge, code };
  const ticket = await api.ok('confirmPasswordReset', { header: PUBLIC, body: answer });
  const again = await api.send('confirmPasswordReset', { header: PUBLIC, body: answer });
  expect(again.status === 422, `A code was accepted twice: ${again.status}`, again);
  const next = newPassword();
  const reset = { reset_token: ticket.reset_token, password: next, password_confirmation: next };
  await api.ok('resetPassword', { header: PUBLIC, body: reset });
  await isDead(api, account, 'after a new password');
  const twice = await api.send('resetPassword', { header: PUBLIC, body: reset });
  refused(twice, 422, 'dead_reset', 'a reset token used twice');
  await signInAgain(api, { ...account, password: next });
}

async function closedIsGone(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await openAccount(api, config, 'individual');
  const body = { current_password: account.password };
  const rich = await accountWith(bench, 5_000);
  const refusal = await api.send('closeAccount', {
    who: requestedBy(rich),
    body: { current_password: rich.password },
  });
  refused(refusal, 409, 'account_not_settled', 'closing an account with a balance');
  await api.ok('closeAccount', { who: requestedBy(account), body });
  await isDead(api, account, 'after its account was closed');
  const login = { login: account.email, password: account.password };
  const answer = await api.send('signIn', { header: PUBLIC, body: login });
  refused(answer, 422, 'invalid_credentials', 'signing in to a closed account');
}

async function keysDie(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const body = { name: 'مفتاح تجريبي', scopes: ['prices_read' as const] };
  const { key, secret_key } = await api.ok('createApiKey', { who, body });
  const path = { client_key: key.client_key };
  const opens = async (secret: string) =>
    (await api.send('getIntegration', { who: { basic: `${key.client_key}:${secret}` } })).status;
  alike(await opens(secret_key), 200, 'a new secret');
  const graceful = await api.ok('rotateApiKey', { who, path, body: { grace_hours: 1 } });
  alike(
    [await opens(secret_key), await opens(graceful.secret_key)],
    [200, 200],
    'both secrets in the grace period',
  );
  const hard = await api.ok('rotateApiKey', { who, path, body: { grace_hours: 0 } });
  const all = [secret_key, graceful.secret_key, hard.secret_key];
  const now = await Promise.all(all.map(opens));
  alike(now, [401, 401, 200], 'secrets after a rotation without grace period');
  const last = await api.ok('rotateApiKey', { who, path, body: { grace_hours: 1 } });
  await api.ok('revokeApiKey', { who, path });
  const ended = await Promise.all([hard, last].map((each) => opens(each.secret_key)));
  alike(ended, [401, 401], 'both secrets of a key that was revoked in the grace period');
  const { data } = await api.ok('listApiKeys', { who });
  alike(data, [], 'keys after the only one was revoked');
}

async function codesDie(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { header, person } = await registrationWithCode(api);
  const code = await codeFor(api, config, person.email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await api.send('confirmRegistration', { header, body: { code: wrong } });
    expect(answer.status === 422, `A wrong code was answered ${answer.status}`, answer);
  }
  const late = await api.send('confirmRegistration', { header, body: { code } });
  refused(late, 422, 'dead_code', 'the right code after five wrong ones');
  const begun = await api.ok('startRegistration', { header: PUBLIC, body: clientOf('company') });
  const early = { ...PUBLIC, registration: begun.token };
  const skipped = await api.send('confirmRegistration', { header: early, body: { code } });
  refused(skipped, 409, 'step_too_early', 'a code before there is an account');
}

/** Known and unknown logins get the same answer. */
async function nobodyIsTold(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const ask = (login: string) =>
    api.send('signIn', { header: PUBLIC, body: { login, password: 'quartz-wrong-harbour-11' } });
  const [known, unknown] = [await ask(account.email), await ask('nobody-at-all@shop.example')];
  alike(
    [known.status, known.body],
    [unknown.status, unknown.body],
    'sign-in with known and unknown logins',
    known,
  );
  const forget = (login: string) =>
    api.ok('requestPasswordReset', { header: PUBLIC, body: { login } });
  const [one, other] = [await forget(account.email), await forget('nobody-at-all@shop.example')];
  alike(
    Object.keys(one).toSorted(),
    Object.keys(other).toSorted(),
    'a password reset for known and unknown logins',
  );
}

async function openToAll(bench: Bench): Promise<void> {
  const { api } = bench;
  await withEach(['listCities', 'listCountries', 'getHealth'] as const, async (id) => {
    alike((await api.send(id, {})).status, 200, `${id} without a token`);
    alike((await api.send(id, { header: PUBLIC })).status, 200, `${id} with type: public`);
    const who = { bearer: `mzs_${'0'.repeat(43)}` };
    alike((await api.send(id, { who })).status, 200, `${id} with a token that it does not use`);
  });
}

export const sessionLaws: readonly Law[] = [
  {
    id: 'sessions',
    title: 'A token is invalid once its session has ended',
    clause: '#/components/securitySchemes/session: new at each sign-in and invalid after signOut',
    run: deadAfterSignOut,
  },
  {
    id: 'letter-case',
    title: 'An e-mail is the same in capital letters',
    clause: '#/components/schemas/Email: compared without regard to letter case',
    run: lettersAreAlike,
  },
  {
    id: 'passwords',
    title: 'A new password ends sessions',
    clause:
      'changePassword: every other session ends; resetPassword: every session ends; a code and a reset token work once',
    run: passwordsEndSessions,
  },
  {
    id: 'closed-account',
    title: 'A closed account gives no access',
    clause: 'closeAccount: ends every session; refused while there is a balance (ADR 0009)',
    run: closedIsGone,
  },
  {
    id: 'api-keys',
    title: 'Rotation and revocation invalidate a secret key',
    clause:
      'rotateApiKey: the previous secret stays valid for grace_hours; revokeApiKey: the key gives no access (ADR 0008)',
    run: keysDie,
  },
  {
    id: 'codes',
    title: 'A code is invalid after five wrong tries',
    clause: '#/components/schemas/Code: invalid after five wrong tries (ADR 0007)',
    run: codesDie,
  },
  {
    id: 'same-answer',
    title: 'Answers do not reveal who has an account',
    clause: 'signIn, requestPasswordReset: the same answer if no account has it',
    run: nobodyIsTold,
  },
  {
    id: 'public-operations',
    title: 'Public operations need no token',
    clause: '#/components/parameters/Public: a request with this header carries no bearer token',
    run: openToAll,
  },
];
