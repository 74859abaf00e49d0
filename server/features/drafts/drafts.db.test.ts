import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { MAX_DRAFTS } from './store.ts';
import { type Customer, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Draft = components['schemas']['ShipmentDraft'];

/** Not valid as a booking. */
const HALF = { receiver: { full_name: 'عميل', phone: '05' }, price: { currency: 'SAR' as const } };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    customer = await backend.newCustomer(TEST_PRICE);
  });

  const call = async (
    method: 'POST' | 'GET' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    { headers } = customer,
  ) => {
    const url = `/api/website/shipment-drafts${path}`;
    const answer = await backend.app.inject({ method, url, headers, ...(payload && { payload }) });
    return [answer.statusCode, answer.body === '' ? null : answer.json<object>()] as const;
  };
  const begin = async (content: object = HALF) => (await call('POST', '', content))[1] as Draft;

  it('are saved however incomplete, replaced as a whole, and deleted', async () => {
    const draft = await begin({});
    expect(draft).toMatchObject({ version: 1 });
    const [, saved] = await call('PUT', `/${draft.id}`, { version: 1, ...HALF });
    expect(saved).toMatchObject({ ...HALF, id: draft.id, version: 2 });
    const [, again] = await call('PUT', `/${draft.id}`, { version: 2, note: 'ملاحظة' });
    expect(again).not.toHaveProperty('receiver');
    expect(await call('GET', `/${draft.id}`)).toEqual([200, again]);
    expect(await call('DELETE', `/${draft.id}`)).toEqual([204, null]);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, `/${draft.id}`))[0]).toBe(404);
    }
    expect((await call('PUT', `/${draft.id}`, { version: 3 }))[0]).toBe(404);
  });

  it('refuse the second of two devices that edit the same version', async () => {
    const { id } = await begin();
    const saves = await Promise.all(
      ['من الهاتف', 'من الحاسوب', 'من المتجر'].map((note) =>
        call('PUT', `/${id}`, { version: 1, note }),
      ),
    );
    expect(saves.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    const won = saves.find(([status]) => status === 200)?.[1];
    expect(saves.find(([status]) => status === 409)?.[1]).toMatchObject({ code: 'draft_changed' });
    expect(await call('GET', `/${id}`)).toEqual([200, won]);
    expect((await call('PUT', `/${id}`, { version: 2, ...HALF }))[0]).toBe(200);
  });

  it('are listed page by page, last changed first', async () => {
    const [first, second] = [await begin(), await begin()];
    await call('PUT', `/${first.id}`, { version: 1, ...HALF });
    const [, page] = await call('GET', '?limit=1');
    expect(page).toMatchObject({ data: [{ id: first.id }], page: { total: 2 } });
    const cursor = (page as { page: { next_cursor: string } }).page.next_cursor;
    const [, last] = await call('GET', `?limit=1&cursor=${cursor}`);
    expect(last).toMatchObject({ data: [{ id: second.id }] });
    expect(last).not.toHaveProperty('page.next_cursor');
    const stranger = await backend.newCustomer(0);
    expect((await call('GET', `?cursor=${cursor}`, undefined, stranger))[0]).toBe(400);
  });

  it('are not more than there may be', async () => {
    for (let turn = 0; turn < MAX_DRAFTS - 1; turn += 1) await begin({});
    const answers = await Promise.all([begin({}), begin({}), begin({})]);
    expect(answers.filter((answer) => 'version' in answer)).toHaveLength(1);
    expect((await call('GET'))[1]).toMatchObject({ page: { total: MAX_DRAFTS } });
  });

  it('are deleted with the booking they become, and stay when it is refused', async () => {
    const { id } = await begin();
    const quote = await backend.quote(customer);
    const order = { ...testOrder(quote), draft_id: id };
    const poor = await backend.newCustomer(0);
    const refused = await backend.create(poor, {
      ...testOrder(await backend.quote(poor)),
      draft_id: id,
    });
    expect(refused.statusCode).toBe(409);
    expect((await call('GET', `/${id}`))[0]).toBe(200);
    const key = 'draft-booking-key-1';
    const [booked, again] = [
      await backend.create(customer, order, key),
      await backend.create(customer, order, key),
    ];
    expect([booked.statusCode, again.body]).toEqual([201, booked.body]);
    expect((await call('GET', `/${id}`))[0]).toBe(404);
  });

  it('of another account are not deleted by a booking', async () => {
    const { id } = await begin();
    const other = await backend.newCustomer(TEST_PRICE);
    const order = { ...testOrder(await backend.quote(other)), draft_id: id };
    expect((await backend.create(other, order)).statusCode).toBe(201);
    expect((await call('GET', `/${id}`))[0]).toBe(200);
  });
});
