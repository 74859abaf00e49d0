import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { addTestProduct } from '../../testing/products.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
} from '../../testing/test-backend.ts';

type Schemas = components['schemas'];
type Input = Schemas['CourierRuleInput'];

const OTHER_PRICE = 4_600;
const sar = (amount: number) => ({ amount, currency: 'SAR' as const });

const LIGHT: Input = {
  ...{ name: 'الخفيفة', enabled: true, cities: ['jeddah'], max_weight: 5_000 },
  outcome: 'fastest',
};
const OTHER: Input = {
  ...{ name: 'شركة أخرى', enabled: true },
  ...{ outcome: 'courier', courier_id: OTHER_COURIER, service_type: 'standard' },
};
const DEAR: Input = { ...OTHER, name: 'الثمينة', min_value: sar(50_000) };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    customer = await backend.newCustomer(10 * OTHER_PRICE);
  });

  const read = async () =>
    (await send(backend, customer, 'GET', '/courier-rules')).json<Schemas['CourierRules']>();
  const saved = async (rules: Input[]) => {
    const { version } = await read();
    await send(backend, customer, 'PUT', '/courier-rules', { version, rules });
  };
  const chosen = async (quote: Pick<Schemas['Quote'], 'id'>, more: object = {}) =>
    (
      await send(backend, customer, 'POST', '/courier-rules/choice', {
        quote_id: quote.id,
        ...more,
      })
    ).json<Schemas['ChosenCourier']>();
  const tried = async (rules: Input[]) =>
    (await send(backend, customer, 'POST', '/courier-rules/trial', { rules })).json<
      Schemas['RulesTrial']
    >();

  describe('asked about a quote', () => {
    it('choose by the first that matches, and say why', async () => {
      await saved([DEAR, LIGHT]);
      const quote = await backend.quote(customer);
      const choice = await chosen(quote, { goods_value: sar(50_000) });
      expect(choice).toMatchObject({
        ...{ courier_id: OTHER_COURIER, service_type: 'standard' },
        courier_choice: {
          ...{ by: 'rule', rule: { name: DEAR.name, position: 1 }, outcome: 'courier' },
          because: [{ condition: 'value', min_value: sar(50_000) }],
        },
      });
      // Without a value, no condition on it holds.
      expect((await chosen(quote)).courier_choice.rule?.name).toBe(LIGHT.name);
      // 134 dollars are 502.50 riyals.
      const dollars = { amount: 13_400, currency: 'USD' as const };
      await database()
        .kysely.insertInto('exchange_rates')
        .values({
          currency: 'USD',
          valid_from: '2020-01-01',
          micro_sar: 3_750_000,
          source: 'a test',
        })
        .execute();
      expect((await chosen(quote, { goods_value: dollars })).courier_choice.rule?.position).toBe(1);
      const unknown = { amount: 90_000_000, currency: 'AED' };
      expect((await chosen(quote, { goods_value: unknown })).courier_choice.rule?.position).toBe(2);
    });

    it('choose the lowest price if none matches, and nothing if the outcome is impossible', async () => {
      await saved([{ ...OTHER, regions: ['RD'] }]);
      const quote = await backend.quote(customer);
      expect(await chosen(quote)).toEqual({
        ...{ courier_id: TEST_COURIER, service_type: 'standard' },
        courier_choice: { by: 'default' },
      });
      await saved([OTHER]);
      const heavy = await backend.quote(customer, { weight: 30_000 });
      expect(await chosen(heavy)).toMatchObject({
        courier_choice: { by: 'rule', refused: 'courier_excluded', exclusions: ['overweight'] },
      });
      expect(await chosen(heavy)).not.toHaveProperty('courier_id');
    });

    it('choose among the favorites', async () => {
      await saved([{ ...LIGHT, outcome: 'favorites' }]);
      const quote = await backend.quote(customer);
      expect((await chosen(quote)).courier_choice.refused).toBe('no_favorites');
      await send(backend, customer, 'PUT', `/favorites/${OTHER_COURIER}`, {});
      expect((await chosen(quote)).courier_id).toBe(OTHER_COURIER);
    });
  });

  it('are tried on the last orders without being saved', async () => {
    const [first, second] = [await backend.ship(customer), await backend.ship(customer)];
    const trial = await tried([LIGHT, { ...LIGHT, max_weight: 1 }]);
    expect(trial.orders.map(({ shipment_id }) => shipment_id)).toEqual([second.id, first.id]);
    const booked = { courier: { id: TEST_COURIER }, total_fee: sar(TEST_PRICE) };
    expect(trial).toMatchObject({
      orders: [
        {
          ...{ booked, chosen: { courier: { id: OTHER_COURIER }, total_fee: sar(OTHER_PRICE) } },
          ...{ changed: true, difference: sar(OTHER_PRICE - TEST_PRICE) },
          courier_choice: { by: 'rule', rule: { position: 1 }, outcome: 'fastest' },
        },
        { changed: true },
      ],
      totals: {
        ...{ orders: 2, changed: 2, refused: 0, booked: sar(2 * TEST_PRICE) },
        ...{ chosen: sar(2 * OTHER_PRICE), difference: sar(2 * (OTHER_PRICE - TEST_PRICE)) },
      },
      unreachable: [{ position: 2, covered_by: 1 }],
    });
    expect(await read()).toEqual({ version: 0, rules: [] });
    expect((await tried([])).totals).toMatchObject({ changed: 0, difference: sar(0) });
    const refused = await tried([{ ...LIGHT, outcome: 'favorites' }]);
    expect(refused.totals).toEqual({
      ...{ orders: 2, changed: 2, refused: 2, booked: sar(0), chosen: sar(0), difference: sar(0) },
    });
    expect(refused.orders[0]).not.toHaveProperty('chosen');
  });

  it('are tried on the products of all lines', async () => {
    for (const sku of ['OUD', 'DATES']) await addTestProduct(backend, customer, sku);
    const line = { sku: 'DATES', product_name: 'تمر', quantity: 1, price: sar(1_000) };
    await backend.ship(customer);
    await backend.ship(customer, { sku: 'OUD' });
    await backend.ship(customer, { further_products: [line] });
    const rules = ['OUD', 'DATES'].map((sku) => ({ ...OTHER, name: sku, skus: [sku] }));
    const { orders } = await tried(rules);
    expect(orders.map(({ courier_choice }) => courier_choice.rule?.name)).toEqual([
      'DATES',
      'OUD',
      undefined,
    ]);
  });
});
