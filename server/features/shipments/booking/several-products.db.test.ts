import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import {
  type Customer,
  TEST_PRICE,
  TEST_RECEIVER,
  testOrder,
} from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const SAR = 'SAR' as const;
const FURTHER: Schemas['FurtherProducts'] = [
  { product_name: 'بخور كمبودي', quantity: 3, price: { amount: 13_500, currency: SAR } },
  { product_name: 'Ceramic mugs', quantity: 1, price: { amount: 8_000, currency: SAR } },
];
const VALUE = { amount: 10_000 + 13_500 + 8_000, currency: SAR };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  beforeEach(async () => {
    owner = await backend.newCustomer(2 * TEST_PRICE);
  });

  const shown = async (id: string) =>
    (await backend.get(owner, `/shipments/${id}`)).json<Schemas['Shipment']>();
  const found = async (q: string) =>
    (await backend.get(owner, `/shipments?q=${encodeURIComponent(q)}`)).json<
      Schemas['ShipmentList']
    >().page.total;
  const order = async (changes: Partial<Schemas['ShipmentCreate']>) =>
    backend.create(owner, testOrder(await backend.quote(owner), changes));

  it('are all shown with their total, and found by each name', async () => {
    const shipment = await backend.ship(owner, { further_products: FURTHER });
    expect(shipment).toMatchObject({
      price: { amount: 10_000, currency: SAR },
      further_products: FURTHER,
      goods_value: VALUE,
    });
    expect(await shown(shipment.id)).toMatchObject({
      further_products: FURTHER,
      goods_value: VALUE,
    });
    expect([await found('كمبودي'), await found('mugs'), await found('منتج')]).toEqual([1, 1, 1]);
  });

  it('do not change the price or the agreed amount to collect', async () => {
    const amount_to_collect = { amount: 10_000, currency: SAR };
    const cash = { payment_type: 'cash_on_delivery', amount_to_collect } as const;
    const quote = await backend.quote(owner, cash);
    const { sender } = testOrder(quote);
    const answer = await backend.create(
      owner,
      testOrder(quote, {
        payment_type: 'cash_on_delivery',
        sender: { ...sender, amount_to_collect },
        further_products: FURTHER,
      }),
    );
    expect(answer.json()).toMatchObject({
      sender: { amount_to_collect },
      goods_value: VALUE,
      charge: { total_fee: quote.prices[0]?.total_fee },
    });
  });

  it('are optional: the list may be empty', async () => {
    const shipment = await backend.ship(owner, { further_products: [] });
    expect(shipment).not.toHaveProperty('further_products');
    expect(shipment.goods_value).toEqual(shipment.price);
  });

  it('may be twenty in all, with names of the greatest length', async () => {
    const [product] = FURTHER;
    const long = { ...product, product_name: 'ab-'.repeat(40) } as Schemas['Product'];
    const most = await order({ further_products: Array.from({ length: 19 }, () => long) });
    expect(most.statusCode).toBe(201);
    const more = await order({ further_products: Array.from({ length: 20 }, () => long) });
    expect(more.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/further_products', code: 'max_items', params: { maximum: 19 } }],
    });
  });

  it('share one currency, and follow the rules of the first', async () => {
    const [product] = FURTHER;
    const dollars = { ...product, price: { amount: 1, currency: 'USD' } } as Schemas['Product'];
    const nothing = { product_name: '', quantity: 0, price: { amount: 0, currency: SAR } };
    expect((await order({ further_products: [dollars, nothing] })).json()).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        {
          pointer: '/further_products/0/price/currency',
          code: 'not_allowed',
          params: { allowed: [SAR] },
        },
        expect.objectContaining({ pointer: '/further_products/1/product_name' }),
        expect.objectContaining({ pointer: '/further_products/1/quantity' }),
        expect.objectContaining({ pointer: '/further_products/1/price/amount' }),
      ]) as unknown,
    });
  });

  it('are edited as a whole', async () => {
    const { id } = await backend.ship(owner, { further_products: FURTHER });
    const edit = async (changes: Partial<Schemas['ShipmentUpdate']>) =>
      backend.app.inject({
        method: 'PUT',
        url: `/api/website/shipments/${id}`,
        headers: owner.headers,
        payload: {
          version: (await shown(id)).version,
          receiver: TEST_RECEIVER,
          packaging_type: 'box',
          preferred_delivery_day: 'sunday',
          preferred_delivery_time: '12-16',
          product_name: 'منتج تجريبي',
          quantity: 1,
          price: { amount: 10_000, currency: SAR },
          ...changes,
        },
      });
    const [first] = FURTHER;
    const other = { ...first, product_name: 'عنبر' } as Schemas['Product'];
    expect((await edit({ further_products: [other] })).json()).toMatchObject({
      further_products: [other],
      goods_value: { amount: 23_500, currency: SAR },
    });
    expect([await found('عنبر'), await found('كمبودي')]).toEqual([1, 0]);
    const wrong = await edit({
      price: { amount: 1, currency: 'USD' },
      further_products: [other],
    });
    expect(wrong.json()).toMatchObject({
      errors: [{ pointer: '/further_products/0/price/currency', code: 'not_allowed' }],
    });
    await edit({});
    expect(await shown(id)).not.toHaveProperty('further_products');
    expect((await shown(id)).goods_value).toEqual({ amount: 10_000, currency: SAR });
  });

  it('are saved in a draft, however incomplete', async () => {
    const further_products = [{ product_name: 'بخ', quantity: 2 }, { price: { amount: 1 } }, {}];
    const kept = await backend.post(owner, '/shipment-drafts', { further_products });
    expect(kept.json()).toMatchObject({ further_products });
    const many = { further_products: Array.from({ length: 20 }, () => ({})) };
    expect((await backend.post(owner, '/shipment-drafts', many)).statusCode).toBe(422);
  });

  it('are on the waybill with their total', async () => {
    const { id } = await backend.ship(owner, { further_products: FURTHER });
    const file = await backend.post(owner, `/shipments/${id}/label`, {
      document: 'waybill',
      language: 'ar',
    });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
