import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { newOwner } from '../../testing/new-owner.ts';
import { loseAddress } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor, useTestBackend } from '../../testing/for-a-suite.ts';
import { HOME, NEW_PASSWORD, OLD_PASSWORD } from '../../testing/front-door.ts';
import { type Customer, readLedger, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';
import { activityJobs } from './jobs.ts';
import { recordedOf } from './testing/recorded-of.ts';

type Entry = components['schemas']['ActivityEntry'];

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const KEY = 'key-of-one-booking';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const door = useFrontDoor(database);
  const { rowsOf, actionsOf, forget } = recordedOf(database);
  beforeAll(() => backend.setTime(door.time()));

  async function entriesOf(customer: Customer, query = ''): Promise<Entry[]> {
    const answer = await backend.get(customer, `/profile/activity?limit=100${query}`);
    return answer.json<components['schemas']['ActivityList']>().data;
  }
  /** Entries of public operations are written after the answer. */
  const expectActions = (customer: Customer, actions: string[]) =>
    vi.waitFor(async () => {
      expect((await actionsOf(customer)).sort()).toEqual(actions.toSorted());
    }, 5_000);

  it('records sign-in, codes and resets for the account concerned, and logs hashed addresses', async () => {
    const owner = await door.newOwner({ second_step: 'email' });
    const login = owner.email;
    const post = async (path: string, body: object) => {
      const headers = { 'user-agent': FIREFOX };
      const { body: said } = await door.send('POST', path, { body, headers });
      return JSON.parse(said || '{}') as Record<string, string>;
    };
    const wrong = { login, password: 'not-the-password' };
    await post('sign-in', wrong);
    await post('sign-in', { ...wrong, login: 'nobody@shop.example' });
    const signIn = await door.send('POST', 'sign-in', { body: { login, password: OLD_PASSWORD } });
    const { challenge } = signIn.json<{ challenge: { challenge: string } }>();
    await post('sign-in/code', { ...pick(challenge), code: '000000' });
    const code = await door.codeTo(login);
    const session = await post('sign-in/code', { challenge: challenge.challenge, code });
    door.wait(120);
    const reset = await post('forgotten-password', { login });
    const next = await door.codeTo(login);
    const ticket = await post('forgotten-password/code', { ...pick(reset), code: next });
    const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    await post('password', { reset_token: ticket['reset_token'], ...password });
    const actions = [
      ...['sign_in_failed', 'sign_in_code_sent', 'wrong_code_entered', 'signed_in'],
      ...['password_reset_requested', 'password_reset_confirmed', 'password_reset'],
    ];
    await expectActions(owner, actions);
    const rows = await rowsOf(owner);
    const signedIn = rows.find(({ action }) => action === 'signed_in');
    expect(signedIn).toMatchObject({ actor_kind: 'session', user_agent: FIREFOX });
    expect(rows.find(({ action }) => action === 'sign_in_failed')?.actor_kind).toBe('visitor');

    const lines = door.logged.filter(({ msg }) => msg === 'security event');
    expect(lines.filter(({ accountId }) => accountId === owner.accountId)).toHaveLength(7);
    // The sign-in of nobody.
    expect(lines.some((line) => !('accountId' in line))).toBe(true);
    for (const line of lines) expect(line['address']).toMatch(/^[0-9a-f]{64}$/);
    const everything = JSON.stringify([lines, rows]);
    const secrets = [code, next, OLD_PASSWORD, NEW_PASSWORD, 'not-the-password', '127.0.0.1'];
    for (const secret of [...secrets, session['token'] ?? '', reset['challenge'] ?? '']) {
      expect(everything).not.toContain(secret);
    }
    for (const word of [login, 'nobody@shop.example']) {
      expect(JSON.stringify(lines)).not.toContain(word);
    }
  });

  it('says what changed, who did it, finds it, and exports it', async () => {
    const { owner, ...their } = await newOwner(backend);
    const put = (body: object, path = '') => door.ask(owner, 'PUT', `/profile${path}`, body);
    const least = { first_name: 'ريم', last_name: 'العيّنة', ...HOME, locale: 'ar' };
    const company = { ...least, company_name: '=متجر' };
    await put(company);
    await forget(owner);
    const threshold = { low_balance_threshold: { amount: 25_000, currency: 'SAR' } };
    await put({ ...company, first_name: 'نورة', ...threshold });
    await put({ second_step: 'email' }, '/second-step');
    await backend.cancel(owner, their.shipmentId);
    await backend.app.inject({
      ...{ method: 'DELETE', url: `/api/website/api-keys/${their.clientKey}` },
      headers: owner.headers,
    });
    const found = await entriesOf(owner);
    const entryOf = (action: string) => found.find((entry) => entry.action === action);
    expect(entryOf('profile_updated')?.changes).toEqual([
      { field: 'first_name', before: 'ريم', after: 'نورة' },
      { field: 'low_balance_threshold', after: '250.00' },
    ]);
    expect(entryOf('second_step_changed')).toMatchObject({
      actor: { kind: 'session', current: true },
      changes: [{ field: 'second_step', after: 'email' }],
    });
    const label = their.trackingNumber;
    expect(entryOf('shipment_cancelled')?.subject).toEqual({ id: their.shipmentId, label });
    expect(entryOf('api_key_revoked')?.subject?.label).toBeTypeOf('string');
    for (const [query, actions] of [
      [`&q=${label}`, ['shipment_cancelled']],
      ['&group=security', ['second_step_changed']],
      ['&actor=visitor', []],
      ['&created_from=2026-11-22', []],
    ] as const) {
      expect((await entriesOf(owner, query)).map(({ action }) => action)).toEqual(actions);
    }
    await put({ ...company, ...threshold, first_name: 'نورة', company_name: 'متجر' });
    const file = await backend.post(owner, '/profile/activity/csv', { group: 'profile' });
    expect(file.body).toContain('تعديل الملف الشخصي');
    expect(file.body.split('\r\n')).toHaveLength(4);
    expect(file.body).toContain('اسم المنشأة: =متجر ← متجر');
  });

  it('adds a shipment whose receiver completed the address, without saying where from', async () => {
    const { owner, shipmentId: id, ...their } = await newOwner(backend);
    await loseAddress(backend, owner, { id });
    await forget(owner);
    const operation = operationsOf(readContract()).find(
      (each) => each.id === 'completeReceiverAddress',
    );
    if (!operation) throw new Error('no such operation');
    const call = callsFor({ owner, shipmentId: id, ...their })[operation.id];
    const answer = await sendCall(backend.app, operation, call, { 'user-agent': FIREFOX });
    expect(answer.statusCode).toBe(200);
    await expectActions(owner, ['receiver_address_completed']);
    const nobody = { actor_kind: 'visitor', user_agent: null, country: null, subject_id: id };
    expect(await rowsOf(owner)).toMatchObject([nobody]);
  });

  it('never fails a change whose entry is lost, and makes up for it when it is repeated', async () => {
    const owner = await backend.newCustomer(TEST_PRICE);
    const { id } = await backend.ship(owner);
    const first = await withoutRoom(() => backend.cancel(owner, id, KEY));
    expect([first.statusCode, await actionsOf(owner)]).toEqual([200, ['shipment_created']]);
    expect(backend.logged.map(({ msg }) => msg)).toContain('an activity entry was lost');
    const again = () => backend.cancel(owner, id, KEY);
    await Promise.all([again(), again(), again()]);
    expect((await actionsOf(owner)).sort()).toEqual(['shipment_cancelled', 'shipment_created']);
  });

  it('books nothing without its entry', async () => {
    const owner = await backend.newCustomer(TEST_PRICE);
    const order = testOrder(await backend.quote(owner));
    const book = () => backend.create(owner, order, KEY);
    expect((await withoutRoom(book)).statusCode).toBe(500);
    expect(await actionsOf(owner)).toEqual([]);
    await Promise.all([book(), book(), book()]);
    expect(await actionsOf(owner)).toEqual(['shipment_created']);
    expect((await readLedger(database(), owner.accountId)).balance).toBe(0);
  });

  /** While no entry can be written. */
  async function withoutRoom<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const { kysely } = database();
    await sql`alter table activity add constraint full_disk check (false) not valid`.execute(
      kysely,
    );
    const answer = await act();
    await sql`alter table activity drop constraint full_disk`.execute(kysely);
    return answer;
  }

  it('is append-only, and deleted after a year', async () => {
    const owner = await backend.newCustomer(0);
    await backend.post(owner, '/profile/activity/csv', {});
    const { kysely } = database();
    for (const statement of [
      'update activity set action = 1',
      'delete from activity',
      'truncate activity',
    ]) {
      await expect(sql.raw(statement).execute(kysely)).rejects.toThrow('append-only');
    }
    const [job] = activityJobs(database());
    const afterDays = (days: number) => new Date(door.time().getTime() + days * 86_400_000);
    await job?.run(afterDays(364), NO_QUEUE);
    expect(await actionsOf(owner)).toEqual(['activity_downloaded']);
    await job?.run(afterDays(366), NO_QUEUE);
    expect(await actionsOf(owner)).toEqual([]);
  });
});

/** The job adds no work. */
const NO_QUEUE = { add: () => Promise.resolve() };

const pick = ({ challenge }: Record<string, string>) => ({ challenge });
