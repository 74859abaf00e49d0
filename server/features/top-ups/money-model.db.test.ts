import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type Customer, readLedger, TEST_PRICE } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { type PaymentSetup, openPaymentSetup, paymentOf } from '../../testing/payment-setup.ts';

type Schemas = components['schemas'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 10_000 : 60;

/** Few, so that keys repeat and the same payments and shipments are used again. */
const which = fc.nat(3);
const AMOUNTS = [1_000, TEST_PRICE, 2 * TEST_PRICE, 9_999];

/** A customer's initial balance in halalas: enough for two shipments and a little more. */
const STOCK = 2 * TEST_PRICE + 1;

/**
 * What a customer, the provider and the clock may do; `which` selects a key, a top-up or a
 * shipment.
 */
type Action = {
  do: 'top_up' | 'retry' | 'notify' | 'outcome' | 'create' | 'cancel' | 'reconcile';
  which: number;
  /** Number of statements after which the process dies; the caller then retries. */
  crash: number | null;
};
/** What happens at the provider between requests. */
type Event = { pay: number } | { fail: number } | { expire: number };
type Step = { event: Event } | { together: Action[] };

const action: fc.Arbitrary<Action> = fc.record({
  do: fc.constantFrom(
    ...(['top_up', 'retry', 'notify', 'notify', 'outcome', 'reconcile'] as const),
    ...(['create', 'create', 'create', 'cancel', 'cancel'] as const),
  ),
  which,
  crash: fc.option(fc.nat(14), { freq: 3 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ event: fc.record({ pay: which }) }) },
  { weight: 1, arbitrary: fc.record({ event: fc.record({ fail: which }) }) },
  { weight: 1, arbitrary: fc.record({ event: fc.record({ expire: which }) }) },
  {
    weight: 8,
    arbitrary: fc.record({ together: fc.array(action, { minLength: 1, maxLength: 4 }) }),
  },
);

onDatabases('each', (database) => {
  let setup: PaymentSetup;
  beforeAll(async () => {
    setup = await openPaymentSetup(database());
  });
  afterAll(() => setup.close());

  it(
    `keeps ${RUNS} sequences of everything that moves money as a plain model has them`,
    async () => {
      const seen = { created: 0, refused: 0, cancelled: 0, credited: 0, crashed: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
          const customer = await setup.backend.newCustomer(STOCK);
          const model = await newModel(setup, customer);
          for (const each of steps) {
            if ('event' in each) model.happen(each.event);
            else await act(model, each.together);
            await expectAsModelled(customer, model);
          }
          await model.settleAll();
          await expectAsModelled(customer, model);
          for (const key of Object.keys(seen) as (keyof typeof seen)[]) {
            seen[key] += model.seen[key];
          }
        }),
        { numRuns: RUNS },
      );
      // A model in which nothing happens would agree with anything.
      for (const [what, count] of Object.entries(seen)) {
        expect([what, count > RUNS / 10]).toEqual([what, true]);
      }
    },
    Math.max(120_000, RUNS * 2_000),
  );

  /** Crashes are tested alone, because a dying process takes everything with it. */
  async function act(model: Model, together: Action[]): Promise<void> {
    const crash = together[0]?.crash ?? null;
    // Resolved once: a retry after a crash repeats the same request.
    const aimed = together.map((each) => model.aim(each));
    if (crash === null) {
      await Promise.all(aimed.map((each) => model.ask(each)));
      return;
    }
    setup.crash.arm(crash);
    const answered = await Promise.allSettled(aimed.map((each) => model.tryOnce(each)));
    model.seen.crashed += setup.crash.disarm() ? 1 : 0;
    // Interrupted callers retry with the same key.
    for (const [index, result] of answered.entries()) {
      const each = aimed[index];
      if (result.status === 'rejected') throw result.reason;
      if (each && !result.value) await model.ask(each);
    }
  }

  async function expectAsModelled({ accountId }: Customer, model: Model): Promise<void> {
    const balance = model.balance();
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(await readLedger(database(), accountId)).toEqual({
      balance,
      sumOfCustomerEntries: balance,
      sumOfAllEntries: 0,
      countedTransactions: model.movements(),
      transactions: model.movements(),
    });
  }
});

/** An action with its target, resolved when it was chosen. */
interface Aimed extends Action {
  payment: string | undefined;
  topUp: string | undefined;
  shipment: string | undefined;
}

type Model = Awaited<ReturnType<typeof newModel>>;

/** What must be true of one customer's money, derived from the answers they received. */
async function newModel(setup: PaymentSetup, customer: Customer) {
  const { backend, provider } = setup;
  /** The first answer of each key, which every later one must equal. */
  const answers = new Map<string, string>();
  const topUps: { id: string; payments: string[] }[] = [];
  const paid = new Set<string>();
  const over = new Set<string>();
  const credited = new Map<string, number>();
  const shipments: string[] = [];
  const cancelled = new Set<string>();
  const orders = await Promise.all([0, 1, 2, 3].map(() => setup.order(customer)));
  const seen = { created: 0, refused: 0, cancelled: 0, credited: 0, crashed: 0 };

  const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[index % Math.max(1, items.length)];
  const lastPayment = (index: number) => at(topUps, index)?.payments.at(-1);
  const amountOf = (payment: string) => provider.orderOf(payment).amount.amount;

  /** A request about a paid payment credits it. */
  function settled(payment: string | undefined): void {
    if (payment !== undefined && paid.has(payment) && !credited.has(payment)) {
      credited.set(payment, amountOf(payment));
      seen.credited += 1;
    }
  }

  function once(key: string, { body }: LightMyRequestResponse): boolean {
    const first = answers.get(key);
    if (first === undefined) answers.set(key, body);
    else expect(body).toBe(first);
    return first === undefined;
  }

  /** @returns whether there was an answer; a process that died gives none. */
  async function tryOnce(aimed: Aimed): Promise<boolean> {
    const { do: what, which: index, payment } = aimed;
    const key = `model-key-${what}-${index}`;
    if (what === 'reconcile') {
      try {
        await setup.reconcile(new Date(Date.now() + 3_600_000));
      } catch {
        return false;
      }
      // The batch may have included other customers' payments; the final check shows its effect.
      for (const each of topUps)
        if (await isCredited(each.payments.at(-1))) settled(each.payments.at(-1));
      return true;
    }
    const answer = await send(aimed, key);
    if (answer === null) return true;
    if (answer.statusCode >= 500) return false;
    take(what, payment, key, answer);
    return true;
  }

  async function isCredited(payment: string | undefined): Promise<boolean> {
    if (payment === undefined) return false;
    const row = await setup.database.kysely
      .selectFrom('top_up_payments')
      .select('status')
      .where('provider_payment_id', '=', payment)
      .executeTakeFirst();
    return row?.status === 'paid';
  }

  async function send({ do: what, which: index, payment, topUp, shipment }: Aimed, key: string) {
    const order = orders[index];
    if (what === 'top_up') {
      const amount = AMOUNTS[index] ?? 0;
      return setup.topUp(customer, { amount: { amount, currency: 'SAR' } }, key);
    }
    if (what === 'create' && order) return backend.create(customer, order, key);
    if (what === 'cancel' && shipment)
      return backend.cancel(customer, shipment, `${key}-${shipment}`);
    if (what === 'retry' && topUp) return setup.retry(customer, topUp);
    if (what === 'outcome' && topUp) return backend.get(customer, `/top-ups/${topUp}`);
    if (what === 'notify' && payment !== undefined) return setup.notify(payment);
    return null;
  }

  function take(
    what: Action['do'],
    payment: string | undefined,
    key: string,
    answer: LightMyRequestResponse,
  ): void {
    const { statusCode } = answer;
    if (what === 'top_up') {
      expect(statusCode).toBe(201);
      const topUp = answer.json<Schemas['TopUp']>();
      if (once(key, answer)) topUps.push({ id: topUp.id, payments: [paymentOf(topUp)] });
    } else if (what === 'create') {
      expect([201, 409]).toContain(statusCode);
      if (statusCode === 409) seen.refused += 1;
      else if (once(key, answer)) {
        shipments.push(answer.json<Schemas['Shipment']>().id);
        seen.created += 1;
      }
    } else if (what === 'cancel') {
      expect([200, 409]).toContain(statusCode);
      const { id } = statusCode === 200 ? answer.json<Schemas['Shipment']>() : { id: '' };
      if (id !== '' && once(`${key}-${id}`, answer)) {
        cancelled.add(id);
        seen.cancelled += 1;
      }
    } else if (what === 'notify') {
      expect(statusCode).toBe(204);
      settled(payment);
    } else {
      expect(statusCode).toBe(200);
      const topUp = answer.json<Schemas['TopUp']>();
      const known = topUps.find(({ id }) => id === topUp.id);
      settled(known?.payments.at(-1));
      const shown = paymentOf(topUp);
      if (shown !== '' && known && !known.payments.includes(shown)) {
        // Only a payment that has ended is replaced.
        expect(over.has(known.payments.at(-1) ?? '')).toBe(true);
        known.payments.push(shown);
      }
    }
  }

  return {
    seen,
    tryOnce,
    aim: (each: Action): Aimed => ({
      ...each,
      payment: lastPayment(each.which),
      topUp: at(topUps, each.which)?.id,
      shipment: at(shipments, each.which),
    }),
    async ask(each: Aimed): Promise<void> {
      expect(await tryOnce(each), `${each.do} is answered`).toBe(true);
    },
    happen(event: Event): void {
      const [[what, index] = ['', 0]] = Object.entries<number>(event);
      const payment = lastPayment(index);
      if (payment === undefined || paid.has(payment) || over.has(payment)) return;
      if (what === 'pay') {
        provider.settle(payment, 'paid');
        paid.add(payment);
      } else {
        provider.settle(payment, what === 'fail' ? 'failed' : 'expired');
        over.add(payment);
      }
    },
    /** In the end every paid payment is credited, whether or not a notification came. */
    async settleAll(): Promise<void> {
      for (const { payments } of topUps) {
        for (const payment of payments) {
          expect((await setup.notify(payment)).statusCode).toBe(204);
          settled(payment);
        }
      }
    },
    balance: () =>
      STOCK +
      [...credited.values()].reduce((sum, amount) => sum + amount, 0) -
      (shipments.length - cancelled.size) * TEST_PRICE,
    movements: () => 1 + credited.size + shipments.length + cancelled.size,
  };
}
