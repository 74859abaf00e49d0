import { beforeAll, beforeEach, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { type Belongings, newOwner, secretsOf } from '../../testing/new-owner.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { NEW_PASSWORD, OLD_PASSWORD } from '../../testing/front-door.ts';
import { openTestBackend } from '../../testing/test-backend.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

const secured = operationsOf(readContract()).filter(({ scheme }) => scheme !== null);
const EMAIL = 'ended@shop.example';
const NEW = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
/** Seconds. */
const DAY = 24 * 60 * 60;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let their: Belongings;
  let calls: ReturnType<typeof callsFor>;
  let password_hash: string;

  beforeAll(async () => {
    const backend = await openTestBackend(database());
    backend.setTime(door.time());
    their = await newOwner(backend);
    await backend.close();
    calls = callsFor(their, door.time());
    password_hash = await hashPassword(OLD_PASSWORD);
  });
  beforeEach(async () => {
    await database()
      .kysely.updateTable('accounts')
      .set({ email: EMAIL, password_hash })
      .where('account_id', '=', their.owner.accountId)
      .execute();
  });

  async function signIn(headers: object = {}, login = EMAIL, wishes = {}): Promise<string> {
    const body = { login, password: OLD_PASSWORD, ...wishes };
    const answer = await door.send('POST', 'sign-in', { body, headers });
    return answer.json<{ session: { token: string } }>().session.token;
  }
  const call = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    door.ask({ headers: bearer(token) }, method, path, body);

  /** Every operation of the contract must refuse the token and reveal nothing. */
  async function expectDead(token: string): Promise<void> {
    for (const operation of secured) {
      const answer = await sendCall(door.app, operation, calls[operation.id], bearer(token));
      expect([operation.id, answer.statusCode]).toEqual([operation.id, 401]);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
      for (const secret of [...secretsOf(their), EMAIL]) expect(answer.body).not.toContain(secret);
    }
  }
  async function expectAlive(token: string, accountId = their.owner.accountId): Promise<void> {
    expect((await door.profile(token)).json()).toMatchObject({ id: accountId });
  }

  it.each<[string, (token: string, other: string) => Promise<unknown>]>([
    ['it signed out', (token) => call(token, 'POST', '/auth/sign-out')],
    ['all other sessions were ended', (_, other) => call(other, 'DELETE', '/profile/sessions')],
    [
      'another session ended it',
      async (token, other) => {
        const list = await call(token, 'GET', '/profile/sessions');
        const { data } = list.json<{ data: { id: string; current: boolean }[] }>();
        const [id] = data.flatMap((session) => (session.current ? [session.id] : []));
        return call(other, 'DELETE', `/profile/sessions/${id ?? ''}`);
      },
    ],
    [
      'the password was changed elsewhere',
      (_, other) =>
        call(other, 'POST', '/profile/password', { ...NEW, current_password: OLD_PASSWORD }),
    ],
  ])('a token stops working after %s, and no other does', async (_, end) => {
    const [token, other] = [await signIn(), await signIn()];
    await expectAlive(token);
    await end(token, other);
    await expectDead(token);
    await expectAlive(other);
  });

  it('every token stops working after the password was reset', async () => {
    const token = await signIn();
    const asked = await door.send('POST', 'forgotten-password', { body: { login: EMAIL } });
    const { challenge } = asked.json<{ challenge: string }>();
    const body = { challenge, code: await door.codeTo(EMAIL) };
    const confirmed = await door.send('POST', 'forgotten-password/code', { body });
    const { reset_token } = confirmed.json<{ reset_token: string }>();
    await expectAlive(token);
    const reset = await door.send('POST', 'password', { body: { reset_token, ...NEW } });
    expect(reset.statusCode).toBe(204);
    for (const dead of [token, challenge, reset_token]) await expectDead(dead);
  });

  it('a token stops working after thirty days in use, and is deleted at the next sign-in', async () => {
    // People may write their e-mail in capitals.
    const token = await signIn({}, EMAIL.toUpperCase());
    for (const seconds of [13 * DAY, 13 * DAY, 4 * DAY - 1]) {
      door.wait(seconds);
      await expectAlive(token);
    }
    door.wait(1);
    await expectDead(token);
    await expectDeletedBySignIn(token);
  });

  async function expectDeletedBySignIn(token: string): Promise<void> {
    await signIn();
    const kept = database()
      .kysely.selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashToken(token));
    expect(await kept.execute()).toEqual([]);
  }

  it.each([
    ['14 days', {}, 14 * DAY],
    ['30 minutes, if it should not be kept', { keep_signed_in: false }, 1_800],
  ])('a token stops working after it was not used for %s', async (_, wishes, idle) => {
    const token = await signIn({}, EMAIL, wishes);
    // In all less than the thirty days that end every session.
    for (const seconds of [60, idle - 1]) {
      door.wait(seconds);
      await expectAlive(token);
    }
    door.wait(idle);
    await expectDead(token);
    await expectDeletedBySignIn(token);
  });

  it('a second step keeps what was asked for with the password', async () => {
    const { email } = await door.newOwner({ second_step: 'email' });
    const asked = { login: email, password: OLD_PASSWORD, keep_signed_in: false };
    const first = await door.send('POST', 'sign-in', { body: asked });
    const { challenge } = first.json<{ challenge: { challenge: string } }>().challenge;
    const body = { challenge, code: await door.codeTo(email) };
    const session = (await door.send('POST', 'sign-in/code', { body })).json<{ token: string }>();
    expect(session).toMatchObject({ keep_signed_in: false });
    door.wait(1_800);
    await expectDead(session.token);
  });

  it('a token chosen by an attacker before sign-in is not accepted afterwards', async () => {
    const fixed = newToken('mzs');
    const token = await signIn({ ...bearer(fixed), cookie: `mizan_website_token=${fixed}` });
    expect(token).not.toBe(fixed);
    await expectAlive(token);
    await expectDead(fixed);
  });

  it('an ended token is not revived by signing in with it, and never opens another account', async () => {
    const ended = await signIn();
    await call(ended, 'POST', '/auth/sign-out');
    const stranger = await door.newOwner();
    await signIn(bearer(ended));
    await signIn(stranger.headers);
    await expectDead(ended);
    await expectAlive(stranger.token, stranger.accountId);
  });

  it('the token of a registration opens nothing', async () => {
    const registration = await door.begin();
    for (const token of [registration, registration.replace('mzr', 'mzs')]) await expectDead(token);
  });
});
