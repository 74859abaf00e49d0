import { beforeEach, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import {
  type DoorOwner,
  NEW_PASSWORD,
  OLD_PASSWORD,
  openFrontDoor,
} from '../../testing/front-door.ts';
import { deleteExpired } from '../housekeeping.ts';

const HOME = '203.0.113.7';
const OTHER_HOME = '2001:db8:7:1::9';
const attacker = (index: number) => `198.51.100.${index % 50}`;
const USUAL = { RATE_LIMIT_ACCOUNT_PER_HOUR: '20' };

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database, USUAL);
  let owner: DoorOwner;

  beforeEach(async () => {
    owner = await door.newOwner();
    door.wait(24 * 3_600);
  });

  const signIn = (password: string, from: string, device_token?: string, login = owner.email) =>
    door.send('POST', 'sign-in', { from, body: { login, password, device_token } });
  const guess = async (from: string, login = owner.email) =>
    (await signIn('wrong', from, undefined, login)).statusCode;
  /** The statuses of several guesses from one address. */
  async function guesses(times: number, from = attacker(0)): Promise<number[]> {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) statuses.push(await guess(from));
    return statuses;
  }
  const ask = (path: string, from: string, login = owner.email) =>
    door.send('POST', path, { from, body: { login } });
  const letters = () => door.outbox.letters.filter(({ to }) => to === owner.email).length;
  const knownToken = async (from = HOME) =>
    (await signIn(OLD_PASSWORD, from)).json<{ session: { device_token: string } }>().session
      .device_token;
  async function confirmDevice(from: string): Promise<string> {
    const { challenge } = (await ask('device-codes', from)).json<{ challenge: string }>();
    const body = { challenge, code: await door.codeTo(owner.email) };
    const answer = await door.send('POST', 'devices', { from, body });
    return answer.json<{ device_token: string }>().device_token;
  }
  async function reset(): Promise<number> {
    const { challenge } = (await ask('forgotten-password', HOME)).json<{ challenge: string }>();
    const body = { challenge, code: await door.codeTo(owner.email) };
    const { reset_token } = (await door.send('POST', 'forgotten-password/code', { body })).json<{
      reset_token: string;
    }>();
    const typed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const answer = await door.send('POST', 'password', { body: { reset_token, ...typed } });
    return answer.statusCode;
  }

  it('judges 20 of 500 guesses from 50 addresses an hour, and the owner gets in', async () => {
    const device = await knownToken();
    let judged = 0;
    for (let turn = 0; turn < 500; turn += 1) {
      const status = await guess(attacker(turn));
      if (status === 422) judged += 1;
      else expect(status).toBe(429);
      door.wait(7.2);
      if (turn % 250 !== 220) continue;
      // A known device at once, a new one by a code.
      expect((await signIn(OLD_PASSWORD, HOME, device)).statusCode).toBe(200);
      const from = turn < 250 ? OTHER_HOME : '203.0.113.8';
      expect((await signIn(OLD_PASSWORD, from)).statusCode).toBe(429);
      const added = await confirmDevice(from);
      expect((await signIn('wrong', from, added)).statusCode).toBe(422);
      const entered = (await signIn(OLD_PASSWORD, from, added)).json<{ session: object }>();
      expect(entered.session).not.toHaveProperty('device_token');
    }
    expect(judged).toBeLessThanOrEqual(20);
    expect(judged).toBeGreaterThan(10);
  });

  it('makes one address wait longer and longer, and not the owner', async () => {
    expect(await guesses(6)).toEqual([422, 422, 422, 422, 422, 429]);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      door.wait(minutes * 60 - 1);
      const early = await signIn('wrong', attacker(0));
      expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
      door.wait(1);
      expect(await guess(attacker(0)), `${minutes} minutes`).toBe(422);
      expect((await signIn(OLD_PASSWORD, HOME)).statusCode).toBe(200);
    }
    // An IPv6 network counts as one address.
    const network = (host: number) => guess(`2001:db8:1:2::${host}`);
    for (let host = 1; host < 6; host += 1) expect(await network(host)).toBe(422);
    expect([await network(9), await guess('2001:db8:1:3::1')]).toEqual([429, 422]);
    await deleteExpired(database(), door.time());
    expect(await guess(attacker(0))).toBe(429);
  });

  it('counts simultaneous guesses in two processes, for unknown logins too', async () => {
    const second = await openFrontDoor(database(), USUAL);
    second.wait((door.time().getTime() - second.time().getTime()) / 1_000);
    for (const login of [owner.email, `nobody-${owner.accountId}@shop.example`]) {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, (_, turn) =>
          (turn % 2 === 0 ? door : second).send('POST', 'sign-in', {
            from: attacker(turn),
            body: { login, password: 'wrong' },
          }),
        ),
      );
      expect(statuses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    }
    await second.stop();
  });

  it('bounds the guesses of a known device, and lets no account use the device of another', async () => {
    const stranger = owner;
    const theirs = await knownToken();
    owner = await door.newOwner();
    await Promise.all(Array.from({ length: 30 }, (_, turn) => guess(attacker(turn))));
    for (const token of [theirs, `mzd_${'x'.repeat(43)}`]) {
      expect((await signIn(OLD_PASSWORD, HOME, token)).statusCode).toBe(429);
    }
    const device = await confirmDevice(HOME);
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => signIn('wrong', attacker(turn), device)),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    expect((await signIn(OLD_PASSWORD, HOME, theirs, stranger.email)).statusCode).toBe(200);
  });

  it.each<[string, (token: string) => Promise<unknown>, number]>([
    ['a password reset', () => reset(), 422],
    [
      'a change of password elsewhere',
      () =>
        door.ask(owner, 'POST', '/profile/password', {
          current_password: OLD_PASSWORD,
          ...{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        }),
      429,
    ],
    ['signing out everywhere else', () => door.ask(owner, 'DELETE', '/profile/sessions'), 429],
  ])('forgets devices after %s', async (_, end, then) => {
    const device = await knownToken();
    await Promise.all(Array.from({ length: 30 }, (_each, turn) => guess(attacker(turn))));
    await end(device);
    // The reset lifts the waits as well.
    expect((await signIn('wrong', HOME, device)).statusCode).toBe(then);
  });

  it('sends few codes, and one address cannot use up those of another', async () => {
    const before = letters();
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      statuses.push((await ask('forgotten-password', attacker(0))).statusCode);
      door.wait(60);
    }
    await new Promise(setImmediate);
    expect(letters() - before).toBe(3);
    expect(statuses.slice(0, 3)).toEqual([200, 429, 200]);
    expect((await ask('forgotten-password', HOME)).statusCode).toBe(200);
    // Of another kind, for another purpose.
    expect((await ask('device-codes', attacker(0))).statusCode).toBe(200);
    for (let turn = 1; turn < 40; turn += 1) await ask('forgotten-password', attacker(turn));
    await new Promise(setImmediate);
    expect(letters() - before).toBe(7);
    const answers = [owner.email, 'nobody@shop.example'].map(async (login) => {
      const requests = Array.from({ length: 7 }, (_, turn) =>
        ask('device-codes', attacker(10 + turn), login),
      );
      return (await Promise.all(requests)).map(({ statusCode }) => statusCode).sort();
    });
    expect((await Promise.all(answers))[0]).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
