import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { testAccountOf } from '../../domain/test-account.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { getAccount } from '../accounts/store.ts';
import { checkLedger } from '../balance/check-ledger.ts';
import { closeAccount } from '../own-data/close-account.ts';
import { selectAttended } from '../tracking/couriers/attended-shipments.ts';
import { type KeyCalls, newKeyCalls } from './testing/key-calls.ts';

type Schemas = components['schemas'];

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let test: KeyCalls;
  beforeEach(async () => {
    owner = await backend.newCustomer(TEST_PRICE, 'company');
    test = await newKeyCalls(backend, owner, 'test');
  });

  it('says that it is a test key, of which account', async () => {
    const told = (await test.send('GET', '/integration')).json<Schemas['Integration']>();
    expect(told).toMatchObject({ account_id: owner.accountId, is_test: true });
    await newKeyCalls(backend, owner, 'live');
    const { data } = (await backend.get(owner, '/api-keys')).json<Schemas['ApiKeyList']>();
    expect(data.map(({ is_test }) => is_test).sort()).toEqual([false, true]);
    const log = (await backend.get(owner, '/profile/activity')).json<Schemas['ActivityList']>();
    expect(log.data.map(({ subject }) => subject?.id)).toContain(told.client_key);
  });

  it('books, cancels and delivers without money, and marks what it made', async () => {
    const before = await test.balance();
    const [first, second] = [await test.booked(), await test.booked()];
    expect(first).toMatchObject({ test: true, source: 'api', status: 'pending' });
    const cancelled = await test.send('POST', `/shipments/${second.id}/cancel`);
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', test: true });
    expect((await test.move(first.id, 'delivered')).json()).toMatchObject({ status: 'completed' });
    const late = await test.move(first.id, 'picked_up');
    expect(late.json()).toMatchObject({ status: 409, code: 'event_refused' });
    expect(await test.balance()).toBe(before);
    const { current_balance } = (await backend.get(owner, '/balance')).json<Schemas['Balance']>();
    expect(current_balance.amount).toBe(TEST_PRICE);
    expect(await checkLedger(database(), SILENT, new Date())).toBe(true);
  });

  it('shares no list with its account, and no courier', async () => {
    const live = await newKeyCalls(backend, owner, 'live');
    const [tested, real] = [await test.booked(), await live.booked()];
    expect(real).not.toHaveProperty('test');
    expect([await test.shipments(), await live.shipments()]).toEqual([[tested.id], [real.id]]);
    expect((await backend.get(owner, `/shipments/${tested.id}`)).statusCode).toBe(404);
    const attended = (await selectAttended(database().kysely, null)).map(({ id }) => id);
    expect([attended.includes(real.id), attended.includes(tested.id)]).toEqual([true, false]);
  });

  it('are as many as other keys, by the plan', async () => {
    const make = (wanted: boolean) =>
      backend.post(owner, '/api-keys', { name: 'مفتاح', scopes: ['prices_read'], test: wanted });
    const made = [await make(true), await make(true), await make(false), await make(false)];
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 409, 201, 201]);
  });

  it('leave nothing when the account is closed', async () => {
    owner = await backend.newCustomer(0, 'company');
    test = await newKeyCalls(backend, owner, 'test');
    const { tracking_url } = await test.booked();
    const { kysely } = database();
    const account = await getAccount(kysely, owner.accountId);
    const close = kysely.transaction();
    expect(await close.execute((tx) => closeAccount(tx, account, new Date()))).toEqual([]);
    expect((await test.send('GET', '/integration')).statusCode).toBe(401);
    const token = tracking_url.split('/').at(-1) ?? '';
    const shown = await backend.app.inject(`/api/website/public-tracking/${token}`);
    expect(shown.statusCode).toBe(404);
    const { receiver } = await kysely
      .selectFrom('shipments')
      .select('receiver')
      .where('account_id', '=', testAccountOf(owner.accountId))
      .executeTakeFirstOrThrow();
    expect(Object.keys(receiver).sort()).toEqual(['city', 'country']);
  });
});
