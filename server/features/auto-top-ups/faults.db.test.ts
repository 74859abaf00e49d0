import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { riyadhDay } from '../../domain/calendar.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { readMoney } from '../../testing/money-standing.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import type { ChargeEnd } from '../../testing/test-provider.ts';
import { FILL, openFills } from './testing/fill-setup.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 1_000 : 40;

/** How charges end: paid, declined, never arrived, paid with a lost answer, or not for a while. */
const ends = fc.constantFrom<ChargeEnd>(
  ...(['paid', 'paid', 'paid unanswered', 'declined', 'lost', 'pending'] as const),
);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fill: fc.integer({ min: 1, max: 4 }), ends }) },
  // The process dies after so many statements.
  { weight: 1, arbitrary: fc.record({ crash: fc.nat(14) }) },
  { weight: 3, arbitrary: fc.record({ spend: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ notify: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ arrive: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ outage: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ minutes: fc.constantFrom(1, 2, 6, 16, 31, 600) }) },
);
const steps = fc.array(step, { minLength: 12, maxLength: 40 });

/** Whatever the provider, the network and our own processes do: never twice, never above the cap. */
onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let fills: ReturnType<typeof openFills>;
  let customer: Customer;
  let now: Date;
  /** Charges that reached the provider, in order, with the day on which they were sent. */
  let arrived: { id: string; day: string }[];
  /** When each charge was sent. */
  let sentAt: Map<string, Date>;
  /** Charges that were lost on their way. */
  let lost = 0;
  /** What was wrong at the moment when a charge arrived. */
  let wrong: string[];

  beforeAll(() => {
    fills = openFills(setup);
    const { provider } = setup;
    const chargeToken = provider.chargeToken.bind(provider);
    provider.chargeToken = async (charge) => {
      const before = provider.charges.length;
      const pending = await pendingPayments();
      sentAt.set(charge.id, now);
      await chargeToken(charge).finally(() => {
        if (provider.charges.length === before) {
          lost += 1;
          return;
        }
        arrived.push({ id: charge.id, day: riyadhDay(now) });
        if (pending.join() !== charge.id) wrong.push(`${pending.join()} pending at ${charge.id}`);
      });
    };
  });

  /** The account's payments whose end is not known, by the provider's ids. */
  async function pendingPayments(): Promise<string[]> {
    const { payments } = await readMoney(database(), customer.accountId);
    return payments.filter(({ status }) => status === 'pending').map(({ id }) => id);
  }
  const stateOf = async (id: string) => (await setup.provider.getPayment(id)).status;
  const move = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    setup.backend.setTime(now);
  };

  async function take(action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
    if ('fill' in action) {
      setup.provider.nextCharges.splice(0, Infinity, action.ends);
      await Promise.all(Array.from({ length: action.fill }, () => fills.fill(now)));
    } else if ('crash' in action) {
      setup.crash.arm(action.crash);
      await fills.fill(now).catch(() => undefined);
      setup.crash.disarm();
    } else if ('spend' in action) {
      for (let each = 0; each < action.spend; each += 1) {
        const { current } = await readMoney(database(), customer.accountId);
        if (current >= TEST_PRICE) await setup.backend.ship(customer);
      }
    } else if ('notify' in action) {
      const told = Array.from({ length: action.notify }, () => arrived.map(({ id }) => id)).flat();
      await Promise.all(told.map((id) => setup.notify(id)));
    } else if ('arrive' in action) {
      for (const charge of [...setup.provider.lost]) {
        const sent = sentAt.get(charge.id) ?? now;
        const pending = await pendingPayments();
        setup.provider.arrive(charge);
        arrived.push({ id: charge.id, day: riyadhDay(sent) });
        // Later than that, nobody waits for it any more.
        const isAwaited = now.getTime() - sent.getTime() < 5 * 60_000;
        if (isAwaited && pending.join() !== charge.id) wrong.push(`${charge.id} is not awaited`);
      }
    } else if ('outage' in action) {
      setup.provider.outage = action.outage ? 'unreachable' : null;
    } else {
      move(action.minutes);
      // Payers' banks and the job that asks again go on.
      for (const { id } of arrived) {
        if (action.minutes >= 6 && setup.provider.outage === null) {
          setup.provider.settle(id, 'paid');
        }
      }
      await setup.reconcile(now);
    }
  }

  /** Another account, with automatic top-up; all others have turned it off. */
  async function beginAnew(at: Date, settings: Parameters<typeof fills.turnOn>[2] = {}) {
    await database().kysely.updateTable('auto_top_ups').set({ enabled: false }).execute();
    await setup.endOpenPayments();
    [arrived, wrong, now] = [[], [], at];
    sentAt = new Map();
    setup.provider.outage = null;
    setup.provider.lost.length = 0;
    setup.backend.setTime(now);
    customer = await setup.backend.newCustomer(0);
    await fills.turnOn(customer, await fills.addCard(customer), settings);
  }

  async function expectMoney(): Promise<void> {
    setup.provider.outage = null;
    move(6);
    await setup.reconcile(now);
    move(2);
    await setup.reconcile(now);
    for (const { id } of arrived) await setup.notify(id);
    const { current, entries, payments } = await readMoney(database(), customer.accountId);
    const paid: { id: string; day: string }[] = [];
    for (const each of arrived) if ((await stateOf(each.id)) === 'paid') paid.push(each);
    const credited = payments.filter(({ status }) => status === 'paid').map(({ id }) => id);
    expect(credited.sort()).toEqual(paid.map(({ id }) => id).sort());
    expect(0 - (entries.top_up_clearing ?? 0)).toBe(FILL.amount * paid.length);
    expect(current).toBe(entries.customer_balance ?? 0);
    expect(wrong).toEqual([]);
    for (const taken of Map.groupBy(paid, ({ day }) => day).values()) {
      expect(taken.length * FILL.amount).toBeLessThanOrEqual(FILL.cap);
    }
  }

  const title = `takes money once and within the cap over ${RUNS} sequences of faults`;
  it(title, { timeout: Math.max(180_000, RUNS * 2_000) }, async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        await beginAnew(new Date());
        for (const action of actions) await take(action);
        await expectMoney();
        taken += arrived.length;
      }),
      { numRuns: RUNS },
    );
    // The sequences were worth something.
    expect(taken).toBeGreaterThan(RUNS / 2);
    expect(lost).toBeGreaterThan(0);
  });

  it('counts a charge whose end nobody could tell towards the cap, and credits it if it comes', async () => {
    const daily_cap = { amount: FILL.amount, currency: 'SAR' } as const;
    await beginAnew(new Date('2030-05-05T09:00:00Z'), { daily_cap });
    setup.provider.nextCharges.splice(0, Infinity, 'lost');
    await fills.fill(now);
    move(6);
    await setup.reconcile(now);
    expect(await pendingPayments()).toEqual([]);
    move(20);
    await fills.fill(now);
    expect([arrived.length, (await fills.show(customer)).today.amount]).toEqual([0, FILL.amount]);
    const [late] = setup.provider.lost;
    if (late) setup.provider.arrive(late);
    await setup.notify(late?.id ?? '');
    expect((await readMoney(database(), customer.accountId)).current).toBe(FILL.amount);
  });

  it('begins one payment for twenty processes at once', async () => {
    await beginAnew(new Date());
    setup.provider.nextCharges.splice(0, Infinity, 'pending');
    await Promise.all(Array.from({ length: 20 }, () => fills.fill(now)));
    expect(arrived).toHaveLength(1);
    const [only] = arrived;
    setup.provider.settle(only?.id ?? '', 'paid');
    await Promise.all(Array.from({ length: 20 }, () => setup.notify(only?.id ?? '')));
    expect((await readMoney(database(), customer.accountId)).current).toBe(FILL.amount);
  });
});
