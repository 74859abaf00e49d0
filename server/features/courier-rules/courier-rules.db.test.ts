import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
} from '../../testing/test-backend.ts';
import { rulesInUse } from './rules-in-use.ts';
import { saveRules } from './store.ts';

type Schemas = components['schemas'];
type Input = Schemas['CourierRuleInput'];

const GONE = 'crr_01jd000000000000000000000g';
const UNKNOWN = 'crr_01jd000000000000000000000z';
const OTHER_PRICE = 4_600;
const sar = (amount: number) => ({ amount, currency: 'SAR' as const });

const LIGHT: Input = {
  ...{ name: 'الخفيفة', enabled: true, cities: ['jeddah'], max_weight: 5_000 },
  outcome: 'fastest',
};
const ANY: Input = { name: 'الكل', enabled: true, max_weight: 5_000, outcome: 'fastest' };
const OTHER: Input = {
  ...{ name: 'شركة أخرى', enabled: true },
  ...{ outcome: 'courier', courier_id: OTHER_COURIER, service_type: 'standard' },
};
const DEAR: Input = { ...OTHER, name: 'الثمينة', min_value: sar(50_000) };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeAll(async () => {
    const name = JSON.stringify({ ar: 'غادرت', en: 'Gone' });
    await database()
      .kysely.insertInto('couriers')
      .values({
        ...{ id: GONE, code: 'gone', tier: 'silver', name, description: JSON.stringify({}) },
        ...{ support_email: 'a@b.example', sample: true, contact: JSON.stringify({ phones: [] }) },
      })
      .execute();
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(10 * OTHER_PRICE);
  });

  const read = async (who: Pick<Customer, 'headers'> = customer) =>
    (await send(backend, who, 'GET', '/courier-rules')).json<Schemas['CourierRules']>();
  const put = async (version: number, rules: Input[], who: Pick<Customer, 'headers'> = customer) =>
    statusAndBody(await send(backend, who, 'PUT', '/courier-rules', { version, rules }));
  const saved = async (rules: Input[]) => {
    const { version } = await read();
    const answer = await send(backend, customer, 'PUT', '/courier-rules', { version, rules });
    return answer.json<Schemas['CourierRules']>();
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

  it('are read as they were saved, in their order, with ids of their own', async () => {
    expect(await read()).toEqual({ version: 0, rules: [] });
    const list = await saved([LIGHT, DEAR]);
    expect(list).toMatchObject({ version: 1, rules: [LIGHT, DEAR] });
    expect(list.rules.map(({ id }) => /^rul_[0-9a-z]{26}$/.test(id))).toEqual([true, true]);
    expect(list.rules[1]?.courier).toMatchObject({
      id: OTHER_COURIER,
      name: { en: 'Other courier' },
    });
    expect(await read()).toEqual(list);
    const [light, dear] = list.rules.map(({ id }) => id);
    const turned = await saved([
      { ...DEAR, ...(dear && { id: dear }) },
      { ...LIGHT, ...(light && { id: light }) },
    ]);
    expect(turned.rules.map(({ id }) => id)).toEqual([dear, light]);
    expect(await saved([])).toEqual({ version: 3, rules: [] });
  });

  it('are saved by one of two at once, and not from an outdated version', async () => {
    const both = await Promise.all([put(0, [LIGHT]), put(0, [DEAR])]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    const stale = [409, { code: 'courier_rules_changed' }];
    expect(await put(0, [])).toMatchObject(stale);
    expect(await put(2, [])).toMatchObject(stale);
    expect((await read()).rules).toHaveLength(1);
  });

  it.each<[string, Partial<Input>, string, string]>([
    ['days that are missing', { outcome: 'cheapest_within_days' }, '/within_days', 'required'],
    ['days for nothing', { within_days: 2 }, '/within_days', 'not_allowed'],
    ['a courier that is missing', { outcome: 'not_courier' }, '/courier_id', 'required'],
    ['a courier for nothing', { courier_id: TEST_COURIER }, '/courier_id', 'not_allowed'],
    ['no courier', { outcome: 'courier', courier_id: UNKNOWN }, '/courier_id', 'invalid_value'],
    ['a service for nothing', { service_type: 'express' }, '/service_type', 'not_allowed'],
    ['a city that is none', { cities: ['jeddah', 'atlantis'] }, '/cities/1', 'unknown_city'],
    ['a region that is none', { regions: ['XX'] }, '/regions/0', 'invalid_value'],
    ['weights the wrong way round', { min_weight: 6_000 }, '/max_weight', 'min'],
    [
      'values the wrong way round',
      { min_value: sar(2), max_value: sar(1) },
      '/max_value/amount',
      'min',
    ],
    [
      'another currency',
      { max_value: { amount: 1, currency: 'USD' } },
      '/max_value/currency',
      'not_allowed',
    ],
    ['the id of no rule', { id: 'rul_01jd000000000000000000000z' }, '/id', 'invalid_value'],
  ])('are refused with %s', async (_, changes, pointer, code) => {
    const errors = [{ pointer: `/rules/1${pointer}`, code }];
    const wrong = [LIGHT, { ...LIGHT, ...changes }];
    expect(await put(0, wrong)).toMatchObject([422, { errors }]);
    const answer = await send(backend, customer, 'POST', '/courier-rules/trial', { rules: wrong });
    expect(statusAndBody(answer)).toMatchObject([422, { errors }]);
  });

  it('keep one id for one rule', async () => {
    const [rule] = (await saved([LIGHT])).rules;
    const twice = [
      { ...LIGHT, id: rule?.id ?? '' },
      { ...LIGHT, id: rule?.id ?? '' },
    ];
    const errors = [{ pointer: '/rules/1/id', code: 'invalid_value' }];
    expect(await put(1, twice)).toMatchObject([422, { errors }]);
  });

  it('tell what keeps them from working, and keep it', async () => {
    const old = { id: 'rul_01jd000000000000000000000a', name: 'قديمة', enabled: true };
    const { kysely } = database();
    const rules = [{ ...old, outcome: 'fastest', cities: ['atlantis'], regions: ['MQ'] } as const];
    await saveRules(kysely, customer.accountId, { version: 1, rules }, new Date());
    const warned = async (input: Input[]) =>
      (await saved(input)).rules.map(({ warnings, covered_by }) => [...warnings, covered_by]);
    const courier = { name: 'شركة', enabled: true, outcome: 'courier' } as const;
    expect(
      await warned([
        { ...old, outcome: 'fastest', cities: ['atlantis'], regions: ['MQ'] },
        { ...courier, cities: ['makkah'], courier_id: GONE },
        { ...courier, cities: ['jeddah'], courier_id: TEST_COURIER, service_type: 'same_day' },
      ]),
    ).toEqual([
      ['unknown_place', 'contradiction', undefined],
      ['courier_left', undefined],
      ['service_left', undefined],
    ]);
    expect(await warned([ANY, LIGHT])).toEqual([[undefined], ['unreachable', 1]]);
    expect(await warned([{ ...LIGHT, enabled: false }, LIGHT])).toEqual([[undefined], [undefined]]);
  });

  it('are seen, changed and asked by their account alone', async () => {
    await saved([LIGHT]);
    const quote = await backend.quote(customer);
    const stranger = await backend.newCustomer(0);
    expect(await read(stranger)).toEqual({ version: 0, rules: [] });
    expect(await put(0, [DEAR], stranger)).toMatchObject([200, { version: 1 }]);
    const payload = { quote_id: quote.id };
    const asked = await send(backend, stranger, 'POST', '/courier-rules/choice', payload);
    expect(statusAndBody(asked)).toMatchObject([422, { errors: [{ pointer: '/quote_id' }] }]);
    expect(await read()).toMatchObject({ version: 1, rules: [LIGHT] });
    const { key, secret_key } = await newKey(backend, customer);
    for (const headers of [{}, basic(key.client_key, secret_key)]) {
      const who = { headers: { authorization: '', ...headers } };
      expect((await put(1, [], who))[0]).toBe(401);
    }
  });

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

  it('are in use as far as the plan allows', async () => {
    const { kysely } = database();
    const rule = (n: number) => ({
      ...{ id: `rul_${String(n).padStart(26, '0')}`, name: `${n}`, enabled: true },
      outcome: 'cheapest' as const,
    });
    const list = { version: 1, rules: [1, 2, 3, 4].map(rule) };
    await saveRules(kysely, customer.accountId, list, new Date());
    const { rules, favorites } = await rulesInUse(kysely, customer.accountId);
    expect([rules.length, favorites.size]).toEqual([3, 0]);
  });
});
