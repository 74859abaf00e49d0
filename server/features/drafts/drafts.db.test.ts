import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { MAX_DRAFTS } from './store.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

/** Not valid as a booking. */
const HALF = { receiver: { full_name: 'عميل', phone: '05' }, price: { currency: 'SAR' as const } };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    customer = await backend.newCustomer(TEST_PRICE);
  });

  const call = async (method: 'POST' | 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    statusAndBody(await send(backend, customer, method, `/shipment-drafts${path}`, payload));
  const begin = async (content: object = HALF) =>
    (await call('POST', '', content))[1] as Schemas['ShipmentDraft'];
  const statusOf = async (id: string) => (await call('GET', `/${id}`))[0];

  it('are saved however incomplete, replaced as a whole, and deleted', async () => {
    const { id, version } = await begin({});
    expect(version).toBe(1);
    const saved = await call('PUT', `/${id}`, { version: 1, ...HALF });
    expect(saved).toMatchObject([200, { ...HALF, id, version: 2 }]);
    const again = await call('PUT', `/${id}`, { version: 2, note: 'ملاحظة' });
    expect(again[1]).not.toHaveProperty('receiver');
    expect(await call('GET', `/${id}`)).toEqual(again);
    expect(await call('DELETE', `/${id}`)).toEqual([204, null]);
    for (const [method, body] of [['GET'], ['DELETE'], ['PUT', { version: 3 }]] as const) {
      expect(await call(method, `/${id}`, body)).toMatchObject([404, {}]);
    }
  });

  it('refuse the second of two devices that edit the same version', async () => {
    const { id } = await begin();
    const saves = await Promise.all(
      ['من الهاتف', 'من الحاسوب', 'من المتجر'].map((note) =>
        call('PUT', `/${id}`, { version: 1, note }),
      ),
    );
    const [won, ...lost] = saves.toSorted(([one], [other]) => one - other);
    expect(lost).toMatchObject([409, 409].map((status) => [status, { code: 'draft_changed' }]));
    expect(await call('GET', `/${id}`)).toEqual(won);
    expect(await call('PUT', `/${id}`, { version: 2, ...HALF })).toMatchObject([200, HALF]);
  });

  it('are listed page by page, last changed first', async () => {
    const [first, second] = [await begin(), await begin()];
    await call('PUT', `/${first.id}`, { version: 1, ...HALF });
    const [, page] = await call('GET', '?limit=1');
    expect(page).toMatchObject({ data: [{ id: first.id }], page: { total: 2 } });
    const { next_cursor: cursor = '' } = (page as Schemas['ShipmentDraftList']).page;
    await begin();
    const [, last] = await call('GET', `?limit=1&cursor=${cursor}`);
    expect(last).toMatchObject({ data: [{ id: second.id }] });
    expect(last).not.toHaveProperty('page.next_cursor');
    customer = await backend.newCustomer(0);
    expect((await call('GET', `?cursor=${cursor}`))[0]).toBe(400);
  });

  it('are not more than there may be, also when several are begun at once', async () => {
    const at = new Date();
    const filled = Array.from({ length: MAX_DRAFTS - 1 }, (_, n) => ({
      ...{ account_id: customer.accountId, id: `dft_${String(n).padStart(26, '0')}`, version: 1 },
      ...{ content: '{}', created_at: at, updated_at: at },
    }));
    await database().kysely.insertInto('shipment_drafts').values(filled).execute();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', {})));
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await call('GET'))[1]).toMatchObject({ page: { total: MAX_DRAFTS } });
  });

  it('are deleted by the booking they become, and by no other', async () => {
    const { id: draft_id } = await begin();
    const order = async (who: Customer) => testOrder(await backend.quote(who), { draft_id });
    const other = await backend.newCustomer(TEST_PRICE);
    expect((await backend.create(other, await order(other))).statusCode).toBe(201);
    expect(await statusOf(draft_id)).toBe(200);

    const [key, mine] = [randomUUID(), await order(customer)];
    const refused = await backend.create(customer, { ...mine, weight: 9_000 });
    expect([refused.statusCode, await statusOf(draft_id)]).toEqual([409, 200]);
    const booked = await backend.create(customer, mine, key);
    expect([booked.statusCode, await statusOf(draft_id)]).toEqual([201, 404]);
    expect((await backend.create(customer, mine, key)).body).toBe(booked.body);
  });
});
