import { beforeAll, beforeEach, expect, it } from 'vitest';
import { riyadhDay, riyadhMidnight } from '../../domain/calendar.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { readMoney } from '../../testing/money-standing.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { FILL, openFills } from './testing/fill-setup.ts';

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

/** What the operations promise, and what the job does when nothing goes wrong. */
onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let fills: ReturnType<typeof openFills>;
  let customer: Customer;
  let now: Date;
  beforeAll(() => {
    fills = openFills(setup);
  });
  beforeEach(async () => {
    // Noon, because the minutes that pass must not lead into the next day.
    now = new Date(riyadhMidnight(riyadhDay(new Date())).getTime() + 12 * 3_600_000);
    setup.backend.setTime(now);
    await database().kysely.updateTable('auto_top_ups').set({ enabled: false }).execute();
    setup.provider.nextCharges.length = 0;
    fills.sent.length = 0;
    customer = await setup.backend.newCustomer(0);
  });

  const balance = async () => (await readMoney(database(), customer.accountId)).current;
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    setup.backend.setTime(now);
  };

  it('is off until it is set up, keeps its settings when off, and forgets why it stopped', async () => {
    const never = { available: true, enabled: false, today: sar(0) };
    expect(await fills.show(customer)).toEqual(never);
    expect((await fills.put(customer, { enabled: false })).json()).toEqual(never);
    const card = await fills.addCard(customer);
    const on = {
      ...{ available: true, enabled: true, payment_method_id: card, today: sar(0) },
      ...{ threshold: sar(5_000), amount: sar(6_000), daily_cap: sar(18_000) },
    };
    expect((await fills.turnOn(customer, card)).json()).toEqual(on);
    expect((await fills.put(customer, { enabled: false })).json()).toEqual({
      ...on,
      enabled: false,
    });
  });

  it.each([
    ['nothing else', { threshold: undefined }, '/threshold', 'required'],
    ['no card', { payment_method_id: undefined }, '/payment_method_id', 'required'],
    ['dollars', { amount: { amount: 9_000, currency: 'USD' } }, '/amount/currency', 'not_allowed'],
    ['an amount that is not above the threshold', { amount: sar(5_000) }, '/amount/amount', 'min'],
    [
      'more than a card takes',
      { amount: sar(5_000_001), daily_cap: sar(6_000_000) },
      '/amount/amount',
      'max',
    ],
    ['a cap below the amount', { daily_cap: sar(5_999) }, '/daily_cap/amount', 'min'],
    [
      'the card of nobody',
      { payment_method_id: `spm_${'0'.repeat(26)}` },
      '/payment_method_id',
      'not_allowed',
    ],
  ] as const)('refuses %s', async (_what, change, pointer, code) => {
    const answer = await fills.turnOn(customer, await fills.addCard(customer), change);
    const { status, errors } = answer.json<{ status: number; errors: object[] }>();
    expect([status, errors]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
    expect((await fills.show(customer)).enabled).toBe(false);
  });

  it('refuses a card that has expired, another account’s, and a session not confirmed', async () => {
    const expired = await fills.addCard(customer, '2020-01');
    expect((await fills.turnOn(customer, expired)).json()).toMatchObject({
      ...{ status: 409, code: 'payment_method_expired' },
    });
    const stranger = await setup.backend.newCustomer(0);
    const theirs = await fills.addCard(stranger);
    expect((await fills.turnOn(customer, theirs)).statusCode).toBe(422);
    expect((await fills.deleteMethod(customer, theirs)).statusCode).toBe(404);
    const card = await fills.addCard(customer);
    await fills.turnOn(customer, card);
    later(11);
    expect((await fills.turnOn(customer, card)).json()).toMatchObject({
      code: 'confirmation_required',
    });
    expect((await fills.put(customer, { enabled: false })).statusCode).toBe(200);
  });

  it('tops up a balance below the threshold, again until it is not, within the cap of the day', async () => {
    await fills.turnOn(customer, await fills.addCard(customer), { daily_cap: sar(12_000) });
    await fills.fill(now);
    expect([await balance(), (await fills.show(customer)).today]).toEqual([6_000, sar(6_000)]);
    later(5);
    await fills.fill(now);
    expect(await balance()).toBe(6_000);
    const spend = () => setup.backend.ship(customer);
    await spend();
    later(5);
    await fills.fill(now);
    expect(await balance()).toBe(9_125);
    await spend();
    await spend();
    later(5);
    await fills.fill(now);
    expect([await balance(), (await fills.show(customer)).today]).toEqual([3_375, sar(12_000)]);
    later(24 * 60);
    await fills.fill(now);
    expect(await balance()).toBe(9_375);
    const { data } = (await setup.backend.get(customer, '/balance/transactions?kind=top_up')).json<{
      data: { top_up_id: string }[];
    }>();
    const [topUp] = data;
    const shown = await setup.backend.get(customer, `/top-ups/${topUp?.top_up_id}`);
    expect(shown.json()).toMatchObject({ automatic: true, status: 'paid', amount: sar(6_000) });
  });

  it('stops after two failures, tells the owner once, and goes on when it is turned on again', async () => {
    const card = await fills.addCard(customer);
    await fills.turnOn(customer, card);
    setup.provider.nextCharges.push('declined', 'declined');
    for (const minutes of [0, 1, 13, 1, 16, 16]) {
      later(minutes);
      await fills.fill(now);
    }
    const stopped = await fills.show(customer);
    expect(stopped).toMatchObject({ enabled: false, stopped: { reason: 'payments_failed' } });
    expect(stopped.today).toEqual(sar(0));
    expect(fills.sent.map(({ kind }) => kind)).toEqual(['auto_top_up_failed']);
    expect(await balance()).toBe(0);
    // In the ten minutes after which the session must be confirmed anew.
    await database()
      .kysely.updateTable('sessions')
      .set({ confirmed_at: now })
      .where('account_id', '=', customer.accountId)
      .execute();
    expect((await fills.turnOn(customer, card)).json()).not.toHaveProperty('stopped');
    await fills.fill(now);
    expect(await balance()).toBe(FILL.amount);
  });

  it('stops when the card has expired, and tells the owner again if that failed', async () => {
    const month = now.toISOString().slice(0, 7);
    await fills.turnOn(customer, await fills.addCard(customer, month));
    later(32 * 24 * 60);
    await fills.fill(now, () => Promise.reject(new Error('no mail')));
    later(1);
    await fills.fill(now);
    later(1);
    await fills.fill(now);
    expect(fills.sent.map(({ kind }) => kind)).toEqual(['auto_top_up_card_expired']);
    const row = await database()
      .kysely.selectFrom('auto_top_ups')
      .select(['enabled', 'stopped_reason'])
      .where('account_id', '=', customer.accountId)
      .executeTakeFirst();
    expect(row).toEqual({ enabled: false, stopped_reason: 'payment_method_expired' });
    expect(setup.provider.charges.filter(({ id }) => id === customer.accountId)).toEqual([]);
  });

  it('cannot be tried again by hand', async () => {
    await fills.turnOn(customer, await fills.addCard(customer));
    setup.provider.nextCharges.push('declined');
    await fills.fill(now);
    const { id } = await database()
      .kysely.selectFrom('top_ups')
      .select('id')
      .where('account_id', '=', customer.accountId)
      .executeTakeFirstOrThrow();
    const answer = await setup.retry(customer, { id, credit: { amount: 6_000, currency: 'SAR' } });
    expect([answer.statusCode, await balance()]).toEqual([422, 0]);
  });
});
