import { beforeEach, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { newOwner } from '../../testing/new-owner.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { type DoorOwner, NEW_PASSWORD, OLD_PASSWORD } from '../../testing/front-door.ts';
import { openTestBackend } from '../../testing/test-backend.ts';

const contract = readContract();
/** Every operation that documents the refusal. */
const guarded = operationsOf(contract).filter(({ path, method }) =>
  JSON.stringify(contract.paths[path]?.[method.toLowerCase()] ?? '').includes(
    '/ConfirmationRequired',
  ),
);

it('guards keys, the second step and automatic top-up', () => {
  const ids = guarded.map(({ id }) => id).sort();
  const keys = ['createApiKey', 'revokeApiKey', 'rotateApiKey'];
  expect(ids).toEqual([...keys, 'updateAutoTopUp', 'updateSecondStep']);
});

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database, { RATE_LIMIT_ACCOUNT_PER_HOUR: '20' });
  let owner: DoorOwner;
  const turnOn = () => door.ask(owner, 'PUT', '/profile/second-step', { second_step: 'email' });
  const makeKey = () =>
    door.ask(owner, 'POST', '/api-keys', { name: 'نظام', scopes: ['prices_read'] });
  const confirm = (current_password: string, who = owner) =>
    door.ask(who, 'POST', '/profile/confirmation', { current_password });
  const subjects = () =>
    door.outbox.letters.flatMap(({ to, subject = '' }) => (to === owner.email ? [subject] : []));

  beforeEach(async () => {
    owner = await door.newOwner();
  });

  it('refuses every guarded operation ten minutes after sign-in', async () => {
    const backend = await openTestBackend(database());
    backend.setTime(door.time());
    const their = await newOwner(backend);
    await backend.close();
    door.wait(599);
    expect((await turnOn()).statusCode).toBe(200);
    door.wait(1);
    const calls = callsFor(their, door.time());
    for (const operation of guarded) {
      const answer = await sendCall(door.app, operation, calls[operation.id], their.owner.headers);
      expect([operation.id, answer.statusCode]).toEqual([operation.id, 403]);
      expect(answer.json()).toMatchObject({ code: 'confirmation_required' });
    }
  });

  it('is lifted by the password or a code for ten minutes, for that session alone', async () => {
    const other = (await door.signIn(owner.email, OLD_PASSWORD)).json<{
      session: { token: string };
    }>().session.token;
    const elsewhere = { headers: { authorization: `Bearer ${other}` } };
    door.wait(600);
    expect((await confirm('wrong')).json()).toMatchObject({
      errors: [{ pointer: '/current_password', code: 'wrong_password' }],
    });
    expect((await makeKey()).statusCode).toBe(403);
    expect((await confirm(OLD_PASSWORD)).statusCode).toBe(204);
    expect((await makeKey()).statusCode).toBe(201);
    const refused = await door.ask(elsewhere, 'PUT', '/profile/second-step', {});
    expect(refused.statusCode).toBe(403);
    door.wait(600);
    expect((await turnOn()).statusCode).toBe(403);

    const ask = (channel: string) =>
      door.ask(owner, 'POST', '/profile/confirmation/codes', { channel });
    expect((await ask('phone')).json()).toMatchObject({ errors: [{ code: 'not_verified' }] });
    const { challenge } = (await ask('email')).json<{ challenge: string }>();
    const code = await door.codeTo(owner.email);
    const answer = (who: { headers: { authorization: string } }) =>
      door.ask(who, 'POST', '/profile/confirmation/code', { challenge, code });
    expect((await answer(await door.newOwner())).json()).toMatchObject({ code: 'dead_code' });
    const again = (await ask('email')).json<{ challenge: string }>().challenge;
    const next = await door.codeTo(owner.email);
    const body = { challenge: again, code: next };
    const right = await door.ask(owner, 'POST', '/profile/confirmation/code', body);
    expect(right.statusCode).toBe(204);
    expect((await turnOn()).json()).toMatchObject({ second_step: 'email' });
    expect((await turnOn()).statusCode).toBe(200);
    await new Promise(setImmediate);
    expect(subjects().filter((each) => each.includes('تم تفعيل التحقق بخطوتين'))).toHaveLength(1);
  });

  it('counts wrong passwords by session, so a stolen one holds up no other', async () => {
    const other = await door.signIn(owner.email, OLD_PASSWORD);
    const { token } = other.json<{ session: { token: string } }>().session;
    for (let turn = 0; turn < 20; turn += 1) await confirm('wrong');
    expect((await confirm(OLD_PASSWORD)).statusCode).toBe(429);
    const elsewhere = { ...owner, headers: { authorization: `Bearer ${token}` } };
    expect((await confirm(OLD_PASSWORD, elsewhere)).statusCode).toBe(204);
  });

  it.each([
    [undefined, 0],
    [true, 1],
  ])('a reset that keeps keys: %s leaves %i, and says so', async (keep_api_keys, left) => {
    await makeKey();
    const login = { login: owner.email };
    const sent = await door.send('POST', 'forgotten-password', { body: login });
    const answer = { ...sent.json<{ challenge: string }>(), code: await door.codeTo(owner.email) };
    const body = { challenge: answer.challenge, code: answer.code };
    const ticket = await door.send('POST', 'forgotten-password/code', { body });
    const { reset_token } = ticket.json<{ reset_token: string }>();
    const typed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    await door.send('POST', 'password', { body: { reset_token, ...typed, keep_api_keys } });
    const keys = await database()
      .kysely.selectFrom('api_keys')
      .select('name')
      .where('account_id', '=', owner.accountId)
      .execute();
    expect(keys).toHaveLength(left);
    await new Promise(setImmediate);
    const letter = door.outbox.letters.find(({ to }) => to === owner.email);
    expect(letter?.text).toContain(`تم إبطالها: ${1 - left}`);
  });
});
