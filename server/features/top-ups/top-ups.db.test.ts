import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type Customer, readLedger } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';

type Schemas = components['schemas'];

const AMOUNT = 5_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Repeated keys, retries and crashes are in money-model.db.test.ts; changed rates and money taken back
 * in attempts.db.test.ts.
 */
onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let customer: Customer;

  beforeAll(async () => {
    await database()
      .kysely.insertInto('exchange_rates')
      .values([
        { currency: 'USD', valid_from: '2020-01-01', micro_sar: 3_750_000, source: 'Official peg' },
        { currency: 'EUR', valid_from: '2020-01-01', micro_sar: 4_100_000, source: 'Old' },
        { currency: 'EUR', valid_from: '2026-01-01', micro_sar: 4_400_000, source: 'New' },
      ])
      .execute();
  });
  beforeEach(async () => {
    customer = await setup.backend.newCustomer(0);
  });

  const balance = async () => (await readLedger(database(), customer.accountId)).balance;
  const get = async <Answer>(path: string) =>
    (await setup.backend.get(customer, path)).json<Answer>();
  async function begin(order: Partial<Schemas['TopUpCreate']> = {}): Promise<Schemas['TopUp']> {
    const answer = await setup.topUp(customer, order);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const outcome = (reference: string) =>
    setup.backend.app.inject(`/api/website/checkout/${reference}`);
  function referenceOf(topUp: Schemas['TopUp']): string {
    const { successUrl } = setup.provider.orderOf(paymentOf(topUp));
    return new URL(successUrl).searchParams.get('payment') ?? '';
  }
  /** The payer pays, and the provider reports it. */
  async function pay(topUp: Schemas['TopUp']): Promise<void> {
    setup.provider.settle(paymentOf(topUp), 'paid');
    expect((await setup.notify(paymentOf(topUp))).statusCode).toBe(204);
  }
  /** The statuses of the customer's rows in a table. */
  async function stored(table: 'top_ups' | 'top_up_payments'): Promise<string[]> {
    const rows = await database()
      .kysely.selectFrom(table)
      .select('status')
      .where('account_id', '=', customer.accountId)
      .execute();
    return rows.map(({ status }) => status);
  }

  it('credits a payment, and lists it as a movement', async () => {
    const topUp = await begin({ description: 'رصيد نوفمبر' });
    expect(topUp).toMatchObject({ status: 'pending', credit: { amount: AMOUNT, currency: 'SAR' } });
    expect(await balance()).toBe(0);
    await pay(topUp);
    const { data } = await get<Schemas['TransactionList']>('/balance/transactions');
    expect(data).toMatchObject([
      {
        ...{ sequence: 1, kind: 'top_up', top_up_id: topUp.id, payment_method: 'credit_card' },
        ...{ amount: { amount: AMOUNT }, balance_after: { amount: AMOUNT } },
        ...{ paid: { amount: AMOUNT, currency: 'SAR' }, description: 'رصيد نوفمبر' },
      },
    ]);
    const paid = await get<Schemas['TopUp']>(`/top-ups/${topUp.id}`);
    expect([paid.status, paid.checkout_url]).toEqual(['paid', undefined]);
  });

  it('opens one payment for many simultaneous requests, and one more for retries', async () => {
    const key = randomUUID();
    const requests = Array.from({ length: 20 }, () => setup.topUp(customer, {}, key));
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const topUp = answers[0]?.json<Schemas['TopUp']>() ?? expect.fail();
    setup.provider.settle(paymentOf(topUp), 'expired');
    const retries = Array.from({ length: 8 }, () => setup.retry(customer, topUp));
    const retried = await Promise.all(retries);
    const urls = retried.map((answer) => answer.json<Schemas['TopUp']>().checkout_url);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).not.toBe(topUp.checkout_url);
  });

  it('continues with the same key after the provider was unreachable', async () => {
    const key = randomUUID();
    setup.provider.outage = 'unreachable';
    const first = await setup.topUp(customer, {}, key);
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '30']);
    expect(first.json()).toMatchObject({ code: 'payment_provider_unavailable' });
    expect(setup.backend.logged.at(-2)).toMatchObject({
      msg: 'the payment provider could not be asked',
      err: { type: 'PaymentProviderError' },
    });
    setup.provider.outage = null;
    expect((await setup.topUp(customer, {}, key)).statusCode).toBe(201);
    expect(await stored('top_ups')).toEqual(['pending']);
  });

  it('expires a top-up without a payment after a day', async () => {
    setup.provider.outage = 'unreachable';
    await setup.topUp(customer, {});
    setup.provider.outage = null;
    await setup.reconcile(new Date(Date.now() + DAY_MS - 60_000));
    expect(await stored('top_ups')).toEqual(['pending']);
    await setup.reconcile(new Date(Date.now() + DAY_MS));
    expect(await stored('top_ups')).toEqual(['expired']);
  });

  it('converts at the rate of the day and stores the rate', async () => {
    const amount = { amount: 10_001, currency: 'EUR' } as const;
    const topUp = await begin({ amount, payment_method: 'paypal' });
    expect(topUp).toMatchObject({ credit: { amount: 44_004 }, micro_sar: 4_400_000 });
    await pay(topUp);
    expect(await balance()).toBe(44_004);
  });

  const money = (amount: number, currency: Schemas['Money']['currency']) => ({
    amount: { amount, currency },
  });
  const [least, most] = [{ minimum: 1_000 }, { maximum: 1_333_333 }];
  it.each<[string, Partial<Schemas['TopUpCreate']>, string, string, object?]>([
    ['less than the least', money(999, 'SAR'), '/amount/amount', 'min', least],
    ['more than the most', money(1_333_334, 'USD'), '/amount/amount', 'max', most],
    ['riyals by PayPal', { payment_method: 'paypal' }, '/amount/currency', 'not_allowed'],
    ['a currency without a rate', money(5_000, 'GBP'), '/amount/currency', 'not_allowed'],
    ['another site', { return_url: 'https://evil.example/' }, '/return_url', 'not_allowed'],
    ['a card number', { description: 'بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١' }, '/description', 'card_number'],
  ])('refuses %s with the field', async (_, order, pointer, code, params) => {
    const answer = await setup.topUp(customer, order);
    const error = { pointer, code, ...(params && { params }) };
    expect([answer.statusCode, answer.json<Schemas['Problem']>().errors]).toEqual([422, [error]]);
  });

  it('gives the reason of a failure, and opens another payment', async () => {
    const topUp = await begin();
    setup.provider.settle(paymentOf(topUp), 'failed', 'insufficient_funds');
    await setup.notify(paymentOf(topUp));
    const failed = { top_up_id: topUp.id, status: 'failed', failure: 'insufficient_funds' };
    expect((await outcome(referenceOf(topUp))).json()).toMatchObject(failed);
    const again = (await setup.retry(customer, topUp)).json<Schemas['TopUp']>();
    expect(again.status).toBe('pending');
    expect(paymentOf(again)).not.toBe(paymentOf(topUp));
    setup.provider.settle(paymentOf(again), 'paid');
    expect((await outcome(referenceOf(again))).json()).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(AMOUNT);
  });

  it('never pays twice: at a retry, a payment paid after all is credited instead', async () => {
    const topUp = await begin();
    setup.provider.settle(paymentOf(topUp), 'paid');
    const again = (await setup.retry(customer, topUp)).json<Schemas['TopUp']>();
    expect(again).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(AMOUNT);
  });

  it.each<[string, object]>([
    ['another amount', { amount: { amount: AMOUNT - 1, currency: 'SAR' } }],
    ['another currency', { amount: { amount: AMOUNT, currency: 'AED' } }],
    ['the reference of another payment', { reference: 'pay_01jd4a5r6s7t8v9w0x1y2z3a4b' }],
  ])('holds a payment of %s for an operator and credits nothing', async (_, lie) => {
    const topUp = await begin();
    setup.provider.tamper(paymentOf(topUp), { ...lie, status: 'paid' });
    expect((await setup.notify(paymentOf(topUp))).statusCode).toBe(204);
    expect(await balance()).toBe(0);
    expect(await stored('top_up_payments')).toEqual(['held']);
    await setup.reconcile(new Date(Date.now() + 3_600_000));
    const alert = { level: 50, msg: 'payments are held: npm run payments -- held' };
    expect(setup.backend.logged.findLast(({ msg }) => msg === alert.msg)).toMatchObject(alert);
  });

  it('asks the provider when no notification came, until it knows the end', async () => {
    await setup.reconcile(new Date(Date.now() + 10 * DAY_MS));
    const [paid, open] = [await begin(), await begin()];
    setup.provider.settle(paymentOf(paid), 'paid');
    expect(await setup.reconcile(new Date())).toBe(0);
    const later = new Date(Date.now() + 120_000);
    expect(await setup.reconcile(later)).toBeGreaterThanOrEqual(2);
    expect(await balance()).toBe(AMOUNT);
    expect(await get(`/top-ups/${open.id}`)).toMatchObject({ status: 'pending' });
  });

  it('shows an outcome only with its reference, for a day, and nothing of the customer', async () => {
    const topUp = await begin();
    const reference = referenceOf(topUp);
    const shown = (await outcome(reference)).json<object>();
    const fields = Object.keys(shown).sort().join(' ');
    expect(fields).toBe('amount created_at credit payment_method status top_up_id');
    const other = reference.endsWith('A') ? 'B' : 'A';
    expect((await outcome(reference.slice(0, -1) + other)).statusCode).toBe(404);
    setup.backend.setTime(new Date(Date.now() + DAY_MS + 1));
    expect((await outcome(reference)).statusCode).toBe(404);
    setup.backend.setTime(new Date());
  });

  it('exports the ledger as a file that spreadsheets read without running formulas', async () => {
    await pay(await begin({ description: '=1+1, "قيمة"' }));
    const answer = await setup.backend.app.inject({
      method: 'POST',
      url: '/api/website/balance/transactions/csv',
      headers: { ...customer.headers, 'accept-language': 'en' },
      payload: { kind: 'top_up' },
    });
    const file = /mizan-transactions-\d{4}-\d\d-\d\d\.csv/;
    expect(answer.headers['content-disposition']).toMatch(file);
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.charCodeAt(0)).toBe(0xfeff);
    expect(lines[1]).toMatch(/^1,\d{4}-\d\d-\d\d,\d\d:\d\d,Top-up,50\.00,50\.00,,,Card,/);
    expect(lines[1]).toContain(`"'=1+1, ""قيمة"""`);
    expect(lines).toHaveLength(3);
  });
});
