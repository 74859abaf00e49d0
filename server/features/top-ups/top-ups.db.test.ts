import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type Customer, readLedger } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { type PaymentSetup, openPaymentSetup, paymentOf } from '../../testing/payment-setup.ts';

type Schemas = components['schemas'];

const AMOUNT = 5_000;
const DAY_MS = 24 * 3_600_000;

onDatabases('postgres', (database) => {
  let setup: PaymentSetup;
  let customer: Customer;

  beforeAll(async () => {
    setup = await openPaymentSetup(database());
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
  afterAll(() => setup.close());

  const balance = async () => (await readLedger(database(), customer.accountId)).balance;
  const read = async (id: string) =>
    (await setup.backend.get(customer, `/top-ups/${id}`)).json<Schemas['TopUp']>();
  async function begin(order: Partial<Schemas['TopUpCreate']> = {}): Promise<Schemas['TopUp']> {
    const answer = await setup.topUp(customer, order);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const outcome = (reference: string) =>
    setup.backend.app.inject({ method: 'GET', url: `/api/website/checkout/${reference}` });
  function referenceOf(topUp: Schemas['TopUp']): string {
    const { successUrl } = setup.provider.orderOf(paymentOf(topUp));
    return new URL(successUrl).searchParams.get('payment') ?? '';
  }

  it('credits a payment once, whoever reports it and how often', async () => {
    const topUp = await begin({ description: 'رصيد نوفمبر' });
    expect(topUp).toMatchObject({ status: 'pending', credit: { amount: AMOUNT, currency: 'SAR' } });
    expect(await balance()).toBe(0);
    setup.provider.settle(paymentOf(topUp), 'paid');
    const told = await Promise.all([
      setup.notify(paymentOf(topUp)),
      outcome(referenceOf(topUp)),
      setup.notify(paymentOf(topUp)),
      setup.backend.get(customer, `/top-ups/${topUp.id}`),
      setup.retry(customer, topUp.id),
      setup.reconcile(new Date(Date.now() + DAY_MS)),
    ]);
    expect(told.slice(0, 5).map((answer) => (answer as { statusCode: number }).statusCode)).toEqual(
      [204, 200, 204, 200, 200],
    );
    expect(await readLedger(database(), customer.accountId)).toEqual({
      balance: AMOUNT,
      sumOfCustomerEntries: AMOUNT,
      sumOfAllEntries: 0,
      countedTransactions: 1,
      transactions: 1,
    });
    const listed = (await setup.backend.get(customer, '/balance/transactions')).json<
      Schemas['TransactionList']
    >();
    expect(listed.data).toMatchObject([
      {
        sequence: 1,
        kind: 'top_up',
        amount: { amount: AMOUNT },
        balance_after: { amount: AMOUNT },
        top_up_id: topUp.id,
        payment_method: 'credit_card',
        paid: { amount: AMOUNT, currency: 'SAR' },
        description: 'رصيد نوفمبر',
      },
    ]);
    expect(await read(topUp.id)).toMatchObject({ status: 'paid' });
    expect((await read(topUp.id)).checkout_url).toBeUndefined();
  });

  it('answers a repeated key alike, also once it is paid, and refuses another body', async () => {
    const key = randomUUID();
    const first = await setup.topUp(customer, {}, key);
    const atOnce = await Promise.all([1, 2, 3].map(() => setup.topUp(customer, {}, key)));
    setup.provider.settle(paymentOf(first.json()), 'paid');
    await setup.notify(paymentOf(first.json()));
    const later = await setup.topUp(customer, {}, key);
    expect([...atOnce, later].map(({ body }) => body)).toEqual(Array(4).fill(first.body));
    const other = await setup.topUp(customer, { description: 'another' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await balance()).toBe(AMOUNT);
  });

  it('opens one payment for one key sent many times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => setup.topUp(customer, {}, key)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
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
    const second = await setup.topUp(customer, {}, key);
    expect(second.statusCode).toBe(201);
    const topUps = await database()
      .kysely.selectFrom('top_ups')
      .select('id')
      .where('account_id', '=', customer.accountId)
      .execute();
    expect(topUps).toHaveLength(1);
  });

  it('expires a top-up without a payment after a day', async () => {
    setup.provider.outage = 'unreachable';
    await setup.topUp(customer, {});
    setup.provider.outage = null;
    const status = async () => {
      const row = await database()
        .kysely.selectFrom('top_ups')
        .select('status')
        .where('account_id', '=', customer.accountId)
        .executeTakeFirstOrThrow();
      return row.status;
    };
    await setup.reconcile(new Date(Date.now() + DAY_MS - 60_000));
    expect(await status()).toBe('pending');
    await setup.reconcile(new Date(Date.now() + DAY_MS));
    expect(await status()).toBe('expired');
  });

  it('converts at the rate of the day and stores the rate', async () => {
    const topUp = await begin({
      amount: { amount: 10_001, currency: 'EUR' },
      payment_method: 'paypal',
    });
    expect(topUp).toMatchObject({ credit: { amount: 44_004 }, micro_sar: 4_400_000 });
    setup.provider.settle(paymentOf(topUp), 'paid');
    await setup.notify(paymentOf(topUp));
    expect(await balance()).toBe(44_004);
  });

  it.each<[string, Partial<Schemas['TopUpCreate']>, object]>([
    [
      'less than the least',
      { amount: { amount: 999, currency: 'SAR' } },
      { pointer: '/amount/amount', code: 'min', params: { minimum: 1_000 } },
    ],
    [
      'more than the most',
      { amount: { amount: 1_333_334, currency: 'USD' } },
      { pointer: '/amount/amount', code: 'max', params: { maximum: 1_333_333 } },
    ],
    [
      'riyals by PayPal',
      { payment_method: 'paypal' },
      { pointer: '/amount/currency', code: 'not_allowed' },
    ],
    [
      'a currency without a rate',
      { amount: { amount: 5_000, currency: 'GBP' } },
      { pointer: '/amount/currency', code: 'not_allowed' },
    ],
    [
      'a return address on another site',
      { return_url: 'https://evil.example/' },
      { pointer: '/return_url', code: 'not_allowed' },
    ],
    [
      'a card number',
      { description: 'بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١' },
      { pointer: '/description', code: 'card_number' },
    ],
  ])('refuses %s with the field', async (_, order, error) => {
    const answer = await setup.topUp(customer, order);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().errors]).toEqual([422, [error]]);
  });

  describe('after a failure', () => {
    it('gives the reason, and opens another payment', async () => {
      const topUp = await begin();
      setup.provider.settle(paymentOf(topUp), 'failed', 'insufficient_funds');
      await setup.notify(paymentOf(topUp));
      const reference = referenceOf(topUp);
      expect((await outcome(reference)).json()).toMatchObject({
        top_up_id: topUp.id,
        status: 'failed',
        failure: 'insufficient_funds',
      });
      const again = (await setup.retry(customer, topUp.id)).json<Schemas['TopUp']>();
      expect(again.status).toBe('pending');
      expect(paymentOf(again)).not.toBe(paymentOf(topUp));
      setup.provider.settle(paymentOf(again), 'paid');
      expect((await outcome(referenceOf(again))).json()).toMatchObject({ status: 'paid' });
      expect(await balance()).toBe(AMOUNT);
    });

    it('never pays twice: a payment paid after all is credited instead', async () => {
      const topUp = await begin();
      setup.provider.settle(paymentOf(topUp), 'paid');
      const again = (await setup.retry(customer, topUp.id)).json<Schemas['TopUp']>();
      expect(again).toMatchObject({ status: 'paid' });
      expect(await balance()).toBe(AMOUNT);
    });

    it('continues with a payment that is still open', async () => {
      const topUp = await begin();
      const again = (await setup.retry(customer, topUp.id)).json<Schemas['TopUp']>();
      expect(again.checkout_url).toBe(topUp.checkout_url);
    });

    it('opens one new payment for many simultaneous retries', async () => {
      const topUp = await begin();
      setup.provider.settle(paymentOf(topUp), 'expired');
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => setup.retry(customer, topUp.id)),
      );
      const urls = tries.map((answer) => answer.json<Schemas['TopUp']>().checkout_url);
      expect(new Set(urls).size).toBe(1);
      expect(urls[0]).not.toBe(topUp.checkout_url);
    });
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
    const { status } = await database()
      .kysely.selectFrom('top_up_payments')
      .select('status')
      .where('account_id', '=', customer.accountId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('held');
  });

  it('asks the provider when no notification came, until it knows the end', async () => {
    await setup.reconcile(new Date(Date.now() + 10 * DAY_MS));
    const [paid, open] = [await begin(), await begin()];
    setup.provider.settle(paymentOf(paid), 'paid');
    expect(await setup.reconcile(new Date())).toBe(0);
    const later = new Date(Date.now() + 120_000);
    expect(await setup.reconcile(later)).toBeGreaterThanOrEqual(2);
    expect(await balance()).toBe(AMOUNT);
    expect(await read(open.id)).toMatchObject({ status: 'pending' });
  });

  it('shows an outcome only with its reference, and for a day', async () => {
    const topUp = await begin();
    const reference = referenceOf(topUp);
    const shown = await outcome(reference);
    expect(shown.statusCode).toBe(200);
    expect(Object.keys(shown.json<object>()).sort()).toEqual([
      'amount',
      'created_at',
      'credit',
      'payment_method',
      'status',
      'top_up_id',
    ]);
    const other = reference.endsWith('A') ? 'B' : 'A';
    expect((await outcome(reference.slice(0, -1) + other)).statusCode).toBe(404);
    setup.backend.setTime(new Date(Date.now() + DAY_MS + 1));
    expect((await outcome(reference)).statusCode).toBe(404);
    setup.backend.setTime(new Date());
  });

  it('exports the ledger as a file that spreadsheets read without running formulas', async () => {
    const topUp = await begin({ description: '=1+1, "قيمة"' });
    setup.provider.settle(paymentOf(topUp), 'paid');
    await setup.notify(paymentOf(topUp));
    const answer = await setup.backend.app.inject({
      method: 'POST',
      url: '/api/website/balance/transactions/csv',
      headers: { ...customer.headers, 'accept-language': 'en' },
      payload: { kind: 'top_up' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /mizan-transactions-\d{4}-\d\d-\d\d\.csv/,
    );
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.charCodeAt(0)).toBe(0xfeff);
    expect(lines[1]).toMatch(/^1,\d{4}-\d\d-\d\d,\d\d:\d\d,Top-up,50\.00,50\.00,,,Credit card,/);
    expect(lines[1]).toContain(`"'=1+1, ""قيمة"""`);
    expect(lines).toHaveLength(3);
  });
});
