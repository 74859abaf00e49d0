import { setTimeout as delay } from 'node:timers/promises';
import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { codeFor, newPerson, PUBLIC } from '../people.ts';
import { accountWith, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Longest time to wait until a code may be re-sent, in seconds. */
const PATIENCE = 5;

/** A re-sent code replaces the previous one. */
async function lastCodeOnly(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { email: login } = await accountWith(bench, 0);
  const before = await config.latestCode(api, login);
  const sent = await api.ok('requestPasswordReset', { header: PUBLIC, body: { login } });
  if (sent.resend_in > PATIENCE) {
    throw new NotHeld(
      `a code can be re-sent after ${sent.resend_in} s; the kit waits at most ${PATIENCE} s`,
    );
  }
  const old = await codeFor(api, config, login, before);
  await delay(sent.resend_in * 1000 + 200);
  const body = { challenge: sent.challenge };
  const { challenge } = await api.ok('resendCode', { header: PUBLIC, body });
  const code = await codeFor(api, config, login, old);
  for (const each of new Set([sent.challenge, challenge])) {
    const late = { challenge: each, code: old };
    const answer = await api.send('confirmPasswordReset', { header: PUBLIC, body: late });
    const what = `The previous code, after another was sent, was answered ${answer.status}`;
    expect(answer.status === 422, what, answer);
  }
  await api.ok('confirmPasswordReset', { header: PUBLIC, body: { challenge, code } });
}

/** Requests that send a code to a login, each with the one that takes it. */
const PURPOSES = [
  ['requestDeviceCode', 'confirmDeviceCode'],
  ['requestPasswordReset', 'confirmPasswordReset'],
] as const;

async function codesHaveOnePurpose(bench: Bench): Promise<void> {
  const { api, config } = bench;
  for (const [request, confirm] of PURPOSES) {
    const { email: login } = await accountWith(bench, 0);
    const before = await config.latestCode(api, login);
    const { challenge } = await api.ok(request, { header: PUBLIC, body: { login } });
    const body = { challenge, code: await codeFor(api, config, login, before) };
    for (const [, other] of PURPOSES.filter(([, each]) => each !== confirm)) {
      const answer = await api.send(other, { header: PUBLIC, body });
      const what = `${other} with a code of ${request} was answered ${answer.status}`;
      expect(answer.status === 422, what, answer);
    }
    await api.ok(confirm, { header: PUBLIC, body });
  }
}

async function codesAreOfTheirAccount(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const owner = await accountWith(bench, 0);
  const stranger = requestedBy(await accountWith(bench, 0));
  const who = requestedBy(owner);
  const { phone } = newPerson();
  const current_password = owner.password;
  const sendings = [
    [
      'confirmByCode',
      owner.email,
      () => api.ok('requestConfirmationCode', { who, body: { channel: 'email' } }),
    ],
    [
      'confirmVerification',
      phone,
      () => api.ok('changePhone', { who, body: { phone, current_password } }),
    ],
  ] as const;
  for (const [confirm, contact, send] of sendings) {
    const before = await config.latestCode(api, contact);
    const { challenge } = await send();
    const body = { challenge, code: await codeFor(api, config, contact, before) };
    const answer = await api.send(confirm, { who: stranger, body });
    const what = `${confirm} with the code of another account was answered ${answer.status}`;
    expect(answer.status === 422, what, answer);
  }
}

export const codeLaws: readonly Law[] = [
  {
    id: 'resent-code',
    title: 'Re-sending a code invalidates the previous one',
    clause: 'resendCode: sends a new code in place of the last one; the last one is dead then',
    run: lastCodeOnly,
  },
  {
    id: 'code-purposes',
    title: 'A code allows only what it was sent for',
    clause: 'confirmDeviceCode: a token to send with `signIn`; confirmPasswordReset',
    run: codesHaveOnePurpose,
  },
  {
    id: 'foreign-codes',
    title: 'A code is of no use to another account',
    clause: 'confirmByCode, confirmVerification: a code of another account is dead',
    run: codesAreOfTheirAccount,
  },
];
