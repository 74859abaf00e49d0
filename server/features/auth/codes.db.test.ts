import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import {
  type DoorOwner,
  NEW_PASSWORD,
  OLD_PASSWORD,
  openFrontDoor,
} from '../../testing/front-door.ts';

type Sent = components['schemas']['CodeChallenge'];

const USUAL = { RATE_LIMIT_ACCOUNT_PER_HOUR: '20' };

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database, USUAL);
  let owner: DoorOwner;
  let email: string;

  beforeEach(async () => {
    owner = await door.newOwner({ second_step: 'email' });
    ({ email } = owner);
    door.wait(3_600);
  });

  const forget = async () => {
    door.wait(120);
    const body = { login: email };
    return (await door.send('POST', 'forgotten-password', { body })).json<Sent>();
  };
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

  it('works once, also when many requests send it at once', async () => {
    const { challenge } = await forget();
    const code = await door.codeTo(email);
    const wrong = await answer(challenge, otherThan(code));
    expect(wrong.json()).toMatchObject({ code: 'invalid_code' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await answer(challenge, code)).json()).toMatchObject({ code: 'dead_code' });
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
    for (let sent = 0; sent < 3; sent += 1) await forget();
    door.wait(120);
    const body = { login: email };
    const refused = await door.send('POST', 'forgotten-password', { body });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1440']);
    const restarted = await openFrontDoor(database(), USUAL);
    restarted.wait((door.time().getTime() - restarted.time().getTime()) / 1_000);
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const again = await restarted.send('POST', 'forgotten-password', { body, headers: forged });
    expect(again.statusCode).toBe(429);
    await restarted.stop();
  });

  it('sets a new password, which ends every session and every other code', async () => {
    const [one, other] = [await ticket(), await ticket()];
    const open = await forget();
    const code = await door.codeTo(email);
    const refused = await reset(one, 'password123');
    expect(refused.json()).toMatchObject({ errors: [{ code: 'common_password' }] });
    expect((await reset(one)).statusCode).toBe(204);
    expect((await door.profile(owner.token)).statusCode).toBe(401);
    expect((await answer(open.challenge, code)).json()).toMatchObject({ code: 'dead_code' });
    for (const token of [one, other]) {
      expect((await reset(token)).json()).toMatchObject({ code: 'dead_reset' });
    }
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(422);
    expect((await door.signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    await new Promise(setImmediate);
    const letters = door.outbox.letters.filter(({ to }) => to === email);
    expect(letters.map(({ subject }) => subject).join()).toContain('تم تغيير كلمة مرور');
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
});
