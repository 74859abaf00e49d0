import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import {
  CASH,
  countShipments,
  send,
  shipForCash,
  shipmentOf,
} from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, TEST_RECEIVER, testOrder } from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

const SAR = 'SAR' as const;
const INCENSE = {
  product_name: 'بخور كمبودي',
  quantity: 3,
  price: { amount: 13_500, currency: SAR },
};
const MUGS = { product_name: 'Ceramic mugs', quantity: 1, price: { amount: 8_000, currency: SAR } };
const FURTHER: Schemas['FurtherProducts'] = [INCENSE, MUGS];
const VALUE = { amount: 10_000 + 13_500 + 8_000, currency: SAR };
/** Further products in another currency than the first. */
const DOLLARS = [{ ...MUGS, price: { amount: 1, currency: 'USD' as const } }];
const MIXED = { pointer: '/further_products/0/price/currency', code: 'not_allowed' };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  beforeEach(async () => {
    owner = await backend.newCustomer(100_000);
  });

  const found = (q: string) => countShipments(backend, owner, q);
  const order = async (changes: Partial<Schemas['ShipmentCreate']>) =>
    backend.create(owner, testOrder(await backend.quote(owner), changes));

  it('are shown with their total, found by each name, and edited as a whole', async () => {
    const { id, price, ...shipment } = await backend.ship(owner, { further_products: FURTHER });
    expect(shipment).toMatchObject({ further_products: FURTHER, goods_value: VALUE });
    expect(await shipmentOf(backend, owner, id)).toMatchObject({ price, ...shipment });
    expect([await found('كمبودي'), await found('mugs'), await found('منتج')]).toEqual([1, 1, 1]);

    const edit = (version: number, changes: Partial<Schemas['ShipmentUpdate']>) =>
      send(backend, owner, 'PUT', `/shipments/${id}`, {
        ...{ version, receiver: TEST_RECEIVER, packaging_type: 'box' },
        ...{ preferred_delivery_day: 'sunday', preferred_delivery_time: '12-15' },
        ...{ product_name: 'منتج تجريبي', quantity: 1, price, ...changes },
      });
    const other = { ...INCENSE, product_name: 'عنبر' };
    const edited = await edit(1, { further_products: [other] });
    expect(edited.json()).toMatchObject({
      further_products: [other],
      goods_value: { amount: 23_500, currency: SAR },
    });
    expect([await found('عنبر'), await found('كمبودي')]).toEqual([1, 0]);
    const wrong = await edit(2, { further_products: DOLLARS });
    expect(wrong.json()).toMatchObject({ status: 422, errors: [MIXED] });
    await edit(2, {});
    const last = await shipmentOf(backend, owner, id);
    expect([last.further_products, last.goods_value]).toEqual([undefined, price]);
  });

  it('do not change the price or the agreed amount to collect', async () => {
    const { charge } = await shipForCash(backend, owner);
    const shipment = await shipForCash(backend, owner, { further_products: FURTHER });
    const sender = { amount_to_collect: { amount: CASH, currency: SAR } };
    expect(shipment).toMatchObject({ charge, sender, goods_value: VALUE });
  });

  it('are up to nineteen, with names of the greatest length, or none', async () => {
    const none = (await order({ further_products: [] })).json<Schemas['Shipment']>();
    expect(none).not.toHaveProperty('further_products');
    expect(none.goods_value).toEqual(none.price);
    const long = { ...MUGS, product_name: 'ab-'.repeat(40) };
    const of = (count: number) => ({ further_products: Array.from({ length: count }, () => long) });
    expect((await order(of(19))).statusCode).toBe(201);
    expect((await order(of(20))).statusCode).toBe(422);
    expect((await order({ further_products: DOLLARS })).json()).toMatchObject({ errors: [MIXED] });
  });

  it('are saved in a draft, however incomplete', async () => {
    const further_products = [{ product_name: 'بخ', quantity: 2 }, { price: { amount: 1 } }, {}];
    const kept = await backend.post(owner, '/shipment-drafts', { further_products });
    expect(kept.json()).toMatchObject({ further_products });
  });
});
