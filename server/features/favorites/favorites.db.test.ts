import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, OTHER_COURIER, TEST_COURIER } from '../../testing/test-backend.ts';
import { MAX_FAVORITES } from './store.ts';

type Schemas = components['schemas'];

const UNKNOWN = 'crr_01jd000000000000000000000z';
const courierId = (n: number) => `crr_${String(n).padStart(26, '0')}`;
const TOO_MANY = [409, { code: 'too_many_saved' }];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeAll(async () => {
    const couriers = Array.from({ length: MAX_FAVORITES + 2 }, (_, n) => ({
      ...{ id: courierId(n), code: `gone-${n}`, tier: 'silver' as const },
      ...{ name: JSON.stringify({ ar: 'غادرت', en: 'Gone' }), description: JSON.stringify({}) },
      ...{ support_email: 'a@b.example', sample: true },
      contact: JSON.stringify({ phones: [] }),
    }));
    await database().kysely.insertInto('couriers').values(couriers).execute();
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(0);
  });

  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    who: Pick<Customer, 'headers'> = customer,
  ) => statusAndBody(await send(backend, who, method, `/favorites${path}`, payload));
  const save = (id: string, input: Schemas['FavoriteInput'] = {}) => call('PUT', `/${id}`, input);
  const listed = async (who = customer) =>
    (await backend.get(who, '/favorites')).json<Schemas['FavoriteList']>().data;
  const shown = async () =>
    (await listed()).map(({ courier, is_default }) => [courier.id, is_default]);

  async function fill(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, n) => ({
      ...{ account_id: customer.accountId, courier_id: courierId(n) },
      ...{ added_at: new Date(Date.UTC(2026, 0, 1, 0, 0, n)), is_default: false },
    }));
    await database().kysely.insertInto('favorites').values(rows).execute();
  }

  it('are listed in the order they were added, each once', async () => {
    const [status, first] = await save(OTHER_COURIER);
    expect([status, first]).toMatchObject([200, { is_default: false, is_available: true }]);
    await save(TEST_COURIER);
    expect(await save(OTHER_COURIER)).toEqual([200, first]);
    const [other, test] = await listed();
    expect(other).toEqual(first);
    expect(test?.courier).toMatchObject({ id: TEST_COURIER, tier: 'gold' });
  });

  it('can be removed twice, but an unknown courier is not found', async () => {
    await save(TEST_COURIER);
    expect(await call('DELETE', `/${TEST_COURIER}`)).toEqual([204, null]);
    expect(await call('DELETE', `/${TEST_COURIER}`)).toEqual([204, null]);
    expect(await listed()).toEqual([]);
    const unknown = [404, { code: 'not_found' }];
    expect(await save(UNKNOWN)).toMatchObject(unknown);
    expect(await call('DELETE', `/${UNKNOWN}`)).toMatchObject(unknown);
  });

  it('have one default at most, which an ordinary star leaves as it is', async () => {
    await save(TEST_COURIER, { is_default: true });
    await save(OTHER_COURIER, { is_default: true });
    await save(OTHER_COURIER);
    expect(await shown()).toEqual([
      [TEST_COURIER, false],
      [OTHER_COURIER, true],
    ]);
    await save(OTHER_COURIER, { is_default: false });
    expect(await shown()).toContainEqual([OTHER_COURIER, false]);
  });

  it('say that a courier without rate cards has left', async () => {
    expect(await save(courierId(0))).toMatchObject([200, { is_available: false }]);
  });

  it('are one and one default, however many requests arrive at once', async () => {
    const twice = await Promise.all([save(TEST_COURIER), save(TEST_COURIER), save(OTHER_COURIER)]);
    expect(twice.map(([status]) => status)).toEqual([200, 200, 200]);
    expect(await listed()).toHaveLength(2);
    const couriers = [TEST_COURIER, OTHER_COURIER, courierId(0), courierId(1)];
    const all = await Promise.all(couriers.map((id) => save(id, { is_default: true })));
    expect(all.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    expect((await listed()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('are at most 200, also when many are added at once', async () => {
    await fill(MAX_FAVORITES - 1);
    const late = [MAX_FAVORITES - 1, MAX_FAVORITES, MAX_FAVORITES + 1].map(courierId);
    const answers = await Promise.all([...late, TEST_COURIER].map((id) => save(id)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(([status]) => status === 409)[0]).toMatchObject(TOO_MANY);
    expect(await listed()).toHaveLength(MAX_FAVORITES);
    // One that is there already can still become the default courier.
    expect(await save(courierId(5), { is_default: true })).toMatchObject([200, {}]);
  });

  it('are seen and changed by their account alone', async () => {
    await save(TEST_COURIER, { is_default: true });
    const before = await listed();
    const stranger = await backend.newCustomer(0);
    const { key, secret_key } = await newKey(backend, customer);
    for (const [headers, status] of [
      [{}, 401],
      [basic(key.client_key, secret_key), 401],
      [stranger.headers, 200],
    ] as const) {
      const who = { headers: { authorization: '', ...headers } };
      const [listing, body] = await call('GET', '', undefined, who);
      expect([listing, JSON.stringify(body).includes(TEST_COURIER)]).toEqual([status, false]);
      expect((await call('PUT', `/${OTHER_COURIER}`, { is_default: true }, who))[0]).toBe(status);
      const removed = status === 200 ? 204 : status;
      expect((await call('DELETE', `/${TEST_COURIER}`, undefined, who))[0]).toBe(removed);
      expect(await listed()).toEqual(before);
    }
    expect(await listed(stranger)).toMatchObject([{ courier: { id: OTHER_COURIER } }]);
  });
});
