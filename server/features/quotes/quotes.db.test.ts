import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
  testParcel,
} from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const NOON = new Date('2026-11-17T09:00:00Z');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeEach(async () => {
    backend.setTime(NOON);
    customer = await backend.newCustomer(3_000);
  });

  it('prices a weight between two places with every courier', async () => {
    const { origin, destination } = testParcel();
    const request = { origin, destination, weight: 12_000 };
    const response = await backend.post(customer, '/quotes', request);

    expect(response.statusCode).toBe(201);
    const quote = response.json<Schemas['Quote']>();
    expect(quote).toMatchObject({
      ...{ status: 'open', request, excluded: [] },
      ...{ created_at: '2026-11-17T09:00:00.000Z', expires_at: '2026-11-17T09:15:00.000Z' },
      summary: { total_couriers: 2, min_price: { amount: 3_335 }, max_price: { amount: 5_290 } },
    });
    expect(quote.prices.map(({ courier }) => courier.id)).toEqual([TEST_COURIER, OTHER_COURIER]);
    expect(quote.prices[0]).toMatchObject({
      ...{ weight_fee: { amount: 400 }, total_fee: { amount: 3_335 } },
      ...{ balance_after: { amount: 3_000 - 3_335 }, badges: ['cheapest', 'best_tier'] },
    });
  });

  it('shows the reason for a courier that cannot take the parcel', async () => {
    const { excluded } = await backend.quote(customer, { weight: 30_000 });
    const reason = { reason: 'overweight', max_weight: 20_000 };
    expect(excluded).toMatchObject([{ courier: { id: OTHER_COURIER }, ...reason }]);
  });

  it('shows a stored quote unchanged, with the current balance', async () => {
    const quote = await backend.quote(customer);
    await backend.topUp(customer, TEST_PRICE);
    const read = async () =>
      (await backend.get(customer, `/quotes/${quote.id}`)).json<Schemas['Quote']>();
    const shown = await read();
    expect(shown.prices[0]?.balance_after.amount).toBe(3_000);
    expect({ ...shown, prices: [] }).toEqual({ ...quote, prices: [] });
    backend.setTime(new Date(NOON.getTime() + 15 * 60_000));
    expect((await read()).status).toBe('expired');
  });

  // common/quote-rules.test.ts has the single rules.
  it('refuses a parcel against the rules, and names every field', async () => {
    const { length, ...parcel } = testParcel({
      origin: { country: 'SA', city: 'Riyadh' },
      destination: { country: 'ZZ', city: 'Nowhere' },
      payment_type: 'cash_on_delivery',
    });
    expect(statusAndBody(await backend.post(customer, '/quotes', parcel))).toMatchObject([
      422,
      {
        code: 'validation_failed',
        errors: [
          { pointer: '/origin/city', code: 'unknown_city' },
          { pointer: '/destination/country', code: 'invalid_country' },
          { pointer: '/length', code: 'required' },
          { pointer: '/amount_to_collect', code: 'required' },
        ],
      },
    ]);
    const pounds = testParcel({
      payment_type: 'cash_on_delivery',
      amount_to_collect: { amount: 100, currency: 'GBP' },
    });
    expect(statusAndBody(await backend.post(customer, '/quotes', pounds))).toMatchObject([
      422,
      { errors: [{ pointer: '/amount_to_collect/currency', code: 'invalid_value' }] },
    ]);
  });
});
