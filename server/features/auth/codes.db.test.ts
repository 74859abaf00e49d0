import { storedRows } from '../../testing/stored-rows.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { NEW_PASSWORD, openFrontDoor } from '../../testing/front-door.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const OLD_PASSWORD = 'palm-lantern-harbour-42';

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database, { RATE_LIMIT_ACCOUNT_PER_HOUR: '20' });
  let passwordHash: string;
  let email = '';
  let owner: Awaited<ReturnType<typeof addSignedInAccount>>;
  let people = 0;

  beforeAll(async () => {
    passwordHash = await hashPassword(OLD_PASSWORD);
  });
  beforeEach(async () => {
    people += 1;
    email = `owner-${people}@shop.example`;
    owner = await addSignedInAccount(
      database(),
      { email, password_hash: passwordHash, second_step: 'email' },
      new Date('2026-11-21T09:00:00Z'),
    );
    door.wait(3_600);
  });

  interface Sent {
    challenge: string;
    resend_in: number;
    expires_in: number;
  }
  const forget = async (login = email) =>
    (await door.send('POST', 'forgotten-password', { body: { login } })).json<Sent>();
  const answer = (challenge: string, code: string) =>
    door.send('POST', 'forgotten-password/code', { body: { challenge, code } });
  const resend = (challenge: string) => door.send('POST', 'codes', { body: { challenge } });
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const reset = (reset_token: string, password = NEW_PASSWORD) =>
    door.send('POST', 'password', {
      body: { reset_token, password, password_confirmation: password },
    });
  const ticket = async () => {
    const { challenge } = await forget();
    const right = await answer(challenge, await door.codeTo(email));
    return right.json<{ reset_token: string }>().reset_token;
  };

  it('works once', async () => {
    const { challenge } = await forget();
    const code = await door.codeTo(email);
    expect((await answer(challenge, otherThan(code))).json()).toMatchObject({
      code: 'invalid_code',
    });
    expect((await answer(challenge, code)).statusCode).toBe(200);
    expect((await answer(challenge, code)).json()).toMatchObject({ code: 'dead_code' });
  });

  it('is accepted once when many requests send it at once', async () => {
    const { challenge } = await forget();
    const code = await door.codeTo(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('stops working after five wrong codes, however fast they arrive', async () => {
    const { challenge } = await forget();
    const code = await door.codeTo(email);
    const wrong = await Promise.all(
      Array.from({ length: 30 }, () => answer(challenge, otherThan(code))),
    );
    const counted = wrong.filter((each) => each.json<{ code: string }>().code === 'invalid_code');
    expect(counted).toHaveLength(5);
    expect((await answer(challenge, code)).json()).toMatchObject({ code: 'dead_code' });
  });

  it('expires after ten minutes', async () => {
    const { challenge, expires_in } = await forget();
    expect(expires_in).toBe(600);
    const code = await door.codeTo(email);
    door.wait(600);
    expect((await answer(challenge, code)).json()).toMatchObject({ code: 'dead_code' });
  });

  it('is sent again after a minute, and the last one stops working', async () => {
    const { challenge, resend_in } = await forget();
    expect(resend_in).toBe(60);
    const first = await door.codeTo(email);
    door.wait(59);
    const early = await resend(challenge);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    door.wait(1);
    expect((await resend(challenge)).json()).toMatchObject({ resend_in: 60, expires_in: 600 });
    const second = await door.codeTo(email);
    if (first !== second) {
      expect((await answer(challenge, first)).json()).toMatchObject({ code: 'invalid_code' });
    }
    expect((await answer(challenge, second)).statusCode).toBe(200);
  });

  it('is limited by destination, also across restarts', async () => {
    for (let sent = 0; sent < 20; sent += 1) await forget();
    const body = { login: email };
    const refused = await door.send('POST', 'forgotten-password', { body });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    const restarted = await openFrontDoor(database(), { RATE_LIMIT_ACCOUNT_PER_HOUR: '20' });
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const again = await restarted.send('POST', 'forgotten-password', { body, headers: forged });
    expect(again.statusCode).toBe(429);
    await restarted.stop();
  });

  it('gets the same answer without an account, and no code is accepted', async () => {
    const { challenge, ...told } = await forget(`nobody-${people}@shop.example`);
    const { challenge: mine, ...toldMe } = await forget();
    expect({ ...told, destination: '' }).toEqual({ ...toldMe, destination: '' });
    expect(challenge).toHaveLength(mine.length);
    expect((await answer(challenge, '000000')).json()).toMatchObject({ code: 'invalid_code' });
  });

  it('is stored and logged nowhere in the clear', async () => {
    const { challenge } = await forget();
    const code = await door.codeTo(email);
    await answer(challenge, otherThan(code));
    await answer(challenge, code);
    const second = (await door.signIn(email, OLD_PASSWORD)).json<{ challenge: Sent }>().challenge;
    const signInCode = await door.codeTo(email);
    const registration = await door.begin();
    const body = door.accountData(`new-${people}@shop.example`, '+966500009999');
    await door.send('PUT', 'registration/account', { token: registration, body });
    const registrationCode = await door.codeTo(body.email);

    const stored = JSON.stringify(await storedRows(database()));
    const said = JSON.stringify(door.logged);
    const tokens = [challenge, second.challenge, registration].map((token) => token.slice(4));
    for (const secret of [code, signInCode, registrationCode, ...tokens]) {
      expect(said).not.toContain(secret);
      // Six digits can occur in a hash by chance; standing alone they would be a code.
      expect(stored).not.toMatch(new RegExp(`(?<![\\w-])${secret}(?![\\w-])`));
    }
    expect(said).not.toContain(email);
  });

  it('sets a new password, which ends every session and every other code', async () => {
    const [one, other] = [await ticket(), await ticket()];
    const open = await forget();
    const code = await door.codeTo(email);
    expect((await door.profile(owner.token)).statusCode).toBe(200);
    expect((await reset(one)).statusCode).toBe(204);
    expect((await door.profile(owner.token)).statusCode).toBe(401);
    expect((await answer(open.challenge, code)).json()).toMatchObject({ code: 'dead_code' });
    for (const token of [one, other]) {
      expect((await reset(token)).json()).toMatchObject({ code: 'dead_reset' });
    }
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(422);
    expect((await door.signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    await new Promise(setImmediate);
    const subjects = door.outbox.letters
      .filter(({ to }) => to === email)
      .map((each) => each.subject);
    expect(subjects.join()).toContain('تغيّرت');
  });

  it('keeps the ticket valid after a refused password', async () => {
    const token = await ticket();
    const refused = await reset(token, 'password123');
    expect(refused.json()).toMatchObject({ errors: [{ code: 'common_password' }] });
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('is the second step of sign-in', async () => {
    const first = await door.signIn(email, OLD_PASSWORD);
    const { session, challenge } = first.json<{ session?: object; challenge: Sent }>();
    expect(session).toBeUndefined();
    const code = await door.codeTo(email);
    const confirm = (given: string) =>
      door.send('POST', 'sign-in/code', { body: { challenge: challenge.challenge, code: given } });
    expect((await answer(challenge.challenge, code)).json()).toMatchObject({ code: 'dead_code' });
    expect((await confirm(otherThan(code))).json()).toMatchObject({ code: 'invalid_code' });
    const done = await confirm(code);
    expect(done.statusCode).toBe(200);
    const { token } = done.json<{ token: string }>();
    expect((await door.profile(token)).statusCode).toBe(200);
  });

  it('is limited in guesses for each account', async () => {
    for (let tries = 0; tries < 20; tries += 1) await door.signIn(email, 'wrong');
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(429);
    door.wait(3_600);
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(200);
  });
});
