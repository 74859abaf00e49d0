import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { readMoney } from '../../testing/money-standing.ts';
import { paymentOf } from '../../testing/payment-setup.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const AMOUNT = 5_000;

/** What one attempt to pay brings, and what is taken back of it. */
onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let customer: Customer;
  beforeAll(async () => {
    const euro = { currency: 'EUR', valid_from: '2020-01-01', source: 'Test' } as const;
    const rates = database().kysely.insertInto('exchange_rates');
    await rates.values({ ...euro, micro_sar: 4_400_000 }).execute();
  });
  beforeEach(async () => {
    customer = await setup.backend.newCustomer(0);
  });

  const standing = () => readMoney(database(), customer.accountId);
  const balance = async () => (await standing()).current;
  const attempts = async () => (await standing()).payments.length;
  const get = async <Answer>(path: string) =>
    (await setup.backend.get(customer, path)).json<Answer>();
  const begin = async (order: Partial<Schemas['TopUpCreate']> = {}) =>
    (await setup.topUp(customer, order)).json<Schemas['TopUp']>();
  async function pay(topUp: Schemas['TopUp']): Promise<void> {
    setup.provider.settle(paymentOf(topUp), 'paid');
    expect((await setup.notify(paymentOf(topUp))).statusCode).toBe(204);
  }

  /** Replaces today's rate of the euro. */
  const setRate = (micro_sar: number) =>
    database()
      .kysely.updateTable('exchange_rates')
      .set({ micro_sar })
      .where('currency', '=', 'EUR')
      .execute();

  it('tries again at the rate of the day, once the person has seen it', async () => {
    const amount = { amount: 10_000, currency: 'EUR' } as const;
    const old = await begin({ amount, payment_method: 'paypal' });
    setup.provider.settle(paymentOf(old), 'expired');
    await setRate(3_000_000);
    const refused = await setup.retry(customer, old);
    const credit = { amount: 30_000, currency: 'SAR' } as const;
    const rate = { credit, micro_sar: 3_000_000 };
    expect(refused.json()).toMatchObject({ status: 409, code: 'credit_changed', ...rate });
    expect(await attempts()).toBe(1);
    const seen = { id: old.id, credit };
    const again = (await setup.retry(customer, seen)).json<Schemas['TopUp']>();
    expect(again).toMatchObject(rate);
    // An open page keeps its own rate, and says so to those who have seen another.
    await setRate(5_000_000);
    expect((await setup.retry(customer, old)).json()).toMatchObject(rate);
    expect((await setup.retry(customer, seen)).json()).toMatchObject(again);
    // Each attempt is credited at its own rate, also when it is paid late.
    setup.provider.tamper(paymentOf(old), { status: 'paid' });
    await setup.notify(paymentOf(old));
    expect([
      await balance(),
      (await get<Schemas['TopUp']>(`/top-ups/${old.id}`)).credit.amount,
    ]).toEqual([44_000, 44_000]);
    await pay(again);
    expect(await balance()).toBe(74_000);
    await setRate(4_400_000);
  });

  it('posts what is taken back, once, in parts and below zero, and stops bookings', async () => {
    const topUp = await begin();
    await pay(topUp);
    const order = await setup.order(customer);
    expect((await setup.backend.create(customer, order)).statusCode).toBe(201);
    const left = await balance();
    await setup.provider.refundPayment(paymentOf(topUp), 1_000);
    await Promise.all(Array.from({ length: 6 }, () => setup.notify(paymentOf(topUp))));
    expect(await balance()).toBe(left - 1_000);
    // A lost notification: the provider is asked again, after an hour, then ever more rarely.
    await setup.provider.refundPayment(paymentOf(topUp), AMOUNT - 1_000);
    await setup.reconcile(new Date(Date.now() + 3_500_000));
    expect(await balance()).toBe(left - 1_000);
    await setup.reconcile(new Date(Date.now() + 3_700_000));
    expect(await balance()).toBe(left - AMOUNT);
    setup.provider.tamper(paymentOf(topUp), { takenBack: 10 });
    await setup.notify(paymentOf(topUp));
    expect(await balance()).toBe(left - AMOUNT);
    const shown = await get<Schemas['TopUp']>(`/top-ups/${topUp.id}`);
    expect(shown).toMatchObject({ status: 'paid', taken_back: { amount: AMOUNT } });
    const refused = await setup.backend.create(customer, await setup.order(customer));
    const shortfall = { amount: AMOUNT - left + TEST_PRICE };
    expect(refused.json()).toMatchObject({ status: 409, code: 'balance_below_zero', shortfall });
    const money = await get<Schemas['Balance']>('/balance');
    expect(money).toMatchObject({
      current_balance: { amount: left - AMOUNT },
      total_paid: { amount: 0 },
      last_transaction: { kind: 'top_up_reversal', top_up_id: topUp.id },
    });
    // The next top-up pays the debt first.
    await pay(await begin());
    expect(await balance()).toBe(left);
  });
});
