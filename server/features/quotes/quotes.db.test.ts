import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
  testParcel,
} from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const NOON = new Date('2026-11-17T09:00:00Z');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeAll(async () => {
    backend.setTime(NOON);
    customer = await backend.newCustomer(3_000);
  });

  it('prices a weight between two places with every courier', async () => {
    const request = {
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      weight: 12_000,
    };
    const response = await backend.post(customer, '/quotes', request);

    expect(response.statusCode).toBe(201);
    const quote = response.json<Schemas['Quote']>();
    expect(quote).toMatchObject({
      status: 'open',
      created_at: '2026-11-17T09:00:00.000Z',
      expires_at: '2026-11-17T09:15:00.000Z',
      request,
      excluded: [],
      summary: { total_couriers: 2, min_price: { amount: 3_335 }, max_price: { amount: 5_290 } },
    });
    expect(quote.prices.map(({ courier }) => courier.id)).toEqual([TEST_COURIER, OTHER_COURIER]);
    expect(quote.prices[0]).toMatchObject({
      weight_fee: { amount: 400 },
      total_fee: { amount: 3_335 },
      balance_after: { amount: 3_000 - 3_335 },
      badges: ['cheapest', 'best_tier'],
    });
  });

  it('shows the reason for a courier that cannot take the parcel', async () => {
    const quote = await backend.quote(customer, { weight: 30_000 });
    expect(quote.excluded).toEqual([
      expect.objectContaining({
        courier: expect.objectContaining({ id: OTHER_COURIER }) as unknown,
        reason: 'overweight',
        max_weight: 20_000,
      }),
    ]);
  });

  it('shows a stored quote unchanged, with the current balance', async () => {
    const someone = await backend.newCustomer(0);
    const quote = await backend.quote(someone);
    await backend.topUp(someone, TEST_PRICE);

    const shown = (await backend.get(someone, `/quotes/${quote.id}`)).json<Schemas['Quote']>();
    expect(shown.prices[0]?.balance_after.amount).toBe(0);
    expect({ ...shown, prices: [] }).toEqual({ ...quote, prices: [] });

    backend.setTime(new Date(NOON.getTime() + 15 * 60_000));
    const later = (await backend.get(someone, `/quotes/${quote.id}`)).json<Schemas['Quote']>();
    backend.setTime(NOON);
    expect(later.status).toBe('expired');
  });

  it.each<[string, Partial<Schemas['QuoteCreate']>, Schemas['FieldError'][]]>([
    [
      'an unknown Saudi city',
      { origin: { country: 'SA', city: 'Riyadh' } },
      [{ pointer: '/origin/city', code: 'unknown_city' }],
    ],
    [
      'no country',
      { destination: { country: 'ZZ', city: 'Nowhere' } },
      [{ pointer: '/destination/country', code: 'invalid_country' }],
    ],
    [
      'cash on delivery without an amount',
      { payment_type: 'cash_on_delivery' },
      [{ pointer: '/amount_to_collect', code: 'required' }],
    ],
    [
      'an amount without cash on delivery',
      { amount_to_collect: { amount: 100, currency: 'SAR' } },
      [{ pointer: '/amount_to_collect', code: 'not_allowed' }],
    ],
    [
      'an amount in a currency without a rate',
      { payment_type: 'cash_on_delivery', amount_to_collect: { amount: 100, currency: 'GBP' } },
      [{ pointer: '/amount_to_collect/currency', code: 'invalid_value' }],
    ],
  ])('refuses %s', async (_, changes, errors) => {
    const response = await backend.post(customer, '/quotes', testParcel(changes));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors });
  });

  it('requires all three sides or none', async () => {
    const { length, ...parcel } = testParcel();
    const response = await backend.post(customer, '/quotes', parcel);
    expect(length).toBeDefined();
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/length', code: 'required' }] });
  });
});
