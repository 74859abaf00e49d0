import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { addTestProduct } from '../../../testing/products.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { orderCalls, sallaOrder } from './testing/order-calls.ts';

type Schemas = components['schemas'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let calls: Awaited<ReturnType<typeof orderCalls>>;
  beforeEach(async () => {
    owner = await backend.newCustomer(0, 'company');
    calls = await orderCalls(backend, owner);
  });

  it('become drafts of shipments, with their products and what is to be collected', async () => {
    await calls.arrive(sallaOrder({ cash: true }));
    expect(await calls.only()).toMatchObject({
      order: {
        ...{
          number: '16149737',
          state: 'new',
          reasons: [],
          status: 'open',
          payment: 'on_delivery',
        },
        amount_to_collect: { amount: 20_100, currency: 'SAR' },
        store: { platform: 'salla', name: 'متجر مثال' },
      },
      unknown_skus: ['OUD'],
      draft: {
        receiver: { full_name: 'سارة مثال', city: 'jeddah', short_address: 'JDAA1234' },
        ...{ weight: 500, quantity: 2, price: { amount: 18_600, currency: 'SAR' } },
        sender: { amount_to_collect: { amount: 20_100, currency: 'SAR' } },
      },
    });
  });

  it.each<[string, Parameters<typeof sallaOrder>[0], Partial<Schemas['StoreOrder']>]>([
    ['unknown city', { city: 'جدهه' }, { state: 'needs_attention', reasons: ['wrong_fields'] }],
    [
      'missing address',
      { shipping_address: 'شارع الأمير سلطان' },
      { state: 'needs_attention', reasons: ['missing_address'] },
    ],
    [
      'missing payment',
      { status: 'payment_pending' },
      { state: 'needs_attention', reasons: ['unpaid'] },
    ],
    ['cancellation', { status: 'canceled' }, { state: 'cancelled', reasons: [] }],
    [
      'parcel that another system sends',
      { status: 'shipped' },
      { state: 'left_out', reasons: ['shipped_elsewhere'] },
    ],
  ])('tell of a %s', async (_, changes, expected) => {
    await calls.arrive(sallaOrder(changes));
    expect((await calls.only()).order).toMatchObject(expected);
  });

  it('keep what the account changed when the store changes them, until it gives it back', async () => {
    await calls.arrive(sallaOrder({ city: 'جدهه' }));
    const { order } = await calls.only();
    const cells = [{ field: 'receiver.city', text: 'jeddah' }] as const;
    const changed = await calls.change(order.id, { cells: [...cells] });
    expect(changed.json<Schemas['StoreOrderDetails']>().order.state).toBe('new');
    const later = { event: 'order.updated', at: '2026-11-21T13:00:00+03:00' };
    await calls.arrive(sallaOrder({ city: 'جدهه', name: 'نورة مثال', ...later }));
    const { draft } = await calls.only();
    expect(draft.receiver).toMatchObject({ full_name: 'نورة مثال', city: 'jeddah' });
  });

  it('remember a chosen city for the orders with the same text', async () => {
    await calls.arrive(sallaOrder({ city: 'جدهه' }), sallaOrder({ id: 2, city: 'جدهه' }));
    const [, first] = await calls.list();
    await calls.change(first?.id ?? '', { cells: [{ field: 'receiver.city', text: 'jeddah' }] });
    await calls.arrive(sallaOrder({ id: 3, city: ' جدهه' }));
    expect((await calls.list()).map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  });

  it('are found, filtered and counted', async () => {
    await calls.arrive(
      sallaOrder({ id: 100_000_001, name: 'ليلى مثال', sku: 'DATES-1' }),
      sallaOrder({ id: 100_000_002, city: 'الرياض', cash: true }),
      sallaOrder({ id: 100_000_003, status: 'canceled' }),
    );
    const numbers = async (query: string) =>
      (await calls.list(`?${query}`)).map(({ number }) => number);
    expect(await numbers('q=ليلي')).toEqual(['1']);
    expect(await numbers('q=dates')).toEqual(['1']);
    expect(await numbers('q=501806978')).toEqual(['3', '2', '1']);
    expect(await numbers('city=riyadh')).toEqual(['2']);
    expect(await numbers('payment=on_delivery')).toEqual(['2']);
    expect(await numbers('state=cancelled')).toEqual(['3']);
    expect(await numbers('reason=unpaid')).toEqual([]);
    expect(await numbers('sort=created_at')).toEqual(['1', '2', '3']);
    const { data, page } = await calls.read<Schemas['StoreOrderList']>('/store-orders?limit=2');
    expect([data.length, page.total]).toEqual([2, 3]);
    expect(await numbers(`limit=2&cursor=${page.next_cursor ?? ''}`)).toEqual(['1']);
    expect(await calls.read('/store-orders/counts')).toEqual({
      ...{ new: 2, needs_attention: 0, booked: 0, delivered: 0, cancelled: 1, left_out: 0 },
    });
  });

  it('list codes without products, and are read with a product once there is one', async () => {
    await calls.arrive(sallaOrder(), sallaOrder({ id: 2 }));
    expect(await calls.read('/store-orders/unknown-skus')).toEqual({
      data: [
        { sku: 'OUD', name: 'عطر خشبي', price: { amount: 9_300, currency: 'SAR' }, orders: 2 },
      ],
    });
    await addTestProduct(backend, owner, 'OUD', { weight: 400 });
    expect(await calls.read('/store-orders/unknown-skus')).toEqual({ data: [] });
    expect((await calls.only()).draft).toMatchObject({ sku: 'OUD', weight: 800 });
  });

  it('get their address from the receiver, who sees nothing of them', async () => {
    await calls.arrive(sallaOrder({ shipping_address: 'شارع الأمير سلطان' }));
    const { address_url = '' } = await calls.only();
    const token = address_url.split('/').at(-1) ?? '';
    const page = (method: 'GET' | 'POST', body?: object) =>
      backend.app.inject({
        ...{ method, url: `/api/website/order-addresses/${token}`, headers: { type: 'public' } },
        ...(body && { payload: body }),
      });
    expect((await page('GET')).json()).toEqual({
      ...{ store_name: 'متجر مثال', number: '16149737', state: 'missing' },
    });
    const answer = await page('POST', { short_address: 'JDAA1234' });
    expect(answer.json()).toMatchObject({ state: 'complete' });
    expect((await page('POST', { short_address: 'JDAA1234' })).json()).toMatchObject({
      code: 'address_known',
    });
    const { order, draft, address_url: none } = await calls.only();
    expect([order.state, draft.receiver?.short_address, none]).toEqual([
      'new',
      'JDAA1234',
      undefined,
    ]);
  });

  it('can be left out and taken back', async () => {
    await calls.arrive(sallaOrder());
    const { order } = await calls.only();
    const state = async (leave_out: boolean) =>
      (await calls.change(order.id, { leave_out })).json<Schemas['StoreOrderDetails']>().order
        .state;
    expect([await state(true), await state(false)]).toEqual(['left_out', 'new']);
  });
});
