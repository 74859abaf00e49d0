import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, OTHER_COURIER, TEST_COURIER } from '../../testing/test-backend.ts';
import { rulesInUse } from './rules-in-use.ts';
import { saveRules } from './store.ts';

type Schemas = components['schemas'];
type Input = Schemas['CourierRuleInput'];

const GONE = 'crr_01jd000000000000000000000g';
const UNKNOWN = 'crr_01jd000000000000000000000z';
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
    customer = await backend.newCustomer(0);
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
