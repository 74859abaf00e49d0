import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { type Customer, readLedger, TEST_PRICE } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { type PaymentSetup, paymentOf } from '../../testing/payment-setup.ts';

type Schemas = components['schemas'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 10_000 : 60;

/** Few, so that keys repeat and the same payments and shipments are used again. */
const which = fc.nat(3);
const AMOUNTS = [1_000, TEST_PRICE, 2 * TEST_PRICE, 9_999];

/** A customer's initial balance in halalas: enough for two shipments and a little more. */
const STOCK = 2 * TEST_PRICE + 1;

type From<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never;

/** What a customer, the provider and the clock may do. */
const action = fc.record({
  do: fc.constantFrom(
    ...(['top_up', 'retry', 'notify', 'notify', 'outcome', 'reconcile'] as const),
    ...(['create', 'create', 'create', 'cancel', 'cancel'] as const),
  ),
  /** Selects a key, a top-up or a shipment. */
  which,
  /** Number of statements after which the process dies; the caller then retries. */
  crash: fc.option(fc.nat(14), { freq: 3 }),
});
type Action = From<typeof action>;
/** What happens at the provider between requests. */
const event = fc.record({
  outcome: fc.constantFrom('paid', 'paid', 'failed', 'expired'),
  which,
});
const together = fc.array(action, { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  { weight: 1, arbitrary: event },
  { weight: 2, arbitrary: fc.record({ together }) },
);

onDatabases('each', (database) => {
  const setup = usePaymentSetup(database);

  const title = `keeps ${RUNS} sequences of everything that moves money as a plain model has them`;
  it(title, { timeout: Math.max(120_000, RUNS * 2_000) }, async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        const customer = await setup.backend.newCustomer(STOCK);
        const model = await newModel(setup, customer);
        for (const each of steps) {
          if ('outcome' in each) model.happen(each);
          else await act(model, each.together);
          expect(await readLedger(database(), customer.accountId)).toEqual(model.ledger());
        }
        await model.settleAll();
        expect(await readLedger(database(), customer.accountId)).toEqual(model.ledger());
        await setup.endOpenPayments();
        for (const [what, count] of Object.entries(model.seen())) {
          seen[what] = (seen[what] ?? 0) + count;
        }
      }),
      { numRuns: RUNS },
    );
    // A model in which nothing happens would agree with anything.
    const rare = Object.keys(seen).filter((what) => (seen[what] ?? 0) <= RUNS / 10);
    expect(rare).toEqual([]);
  });

  /** Crashes are tested alone, because a dying process takes everything with it. */
  async function act(model: Model, actions: Action[]): Promise<void> {
    const ask = async (each: Aimed) =>
      expect(await model.tryOnce(each), `${each.do} is answered`).toBe(true);
    const crash = actions[0]?.crash ?? null;
    // Resolved once: a retry after a crash repeats the same request.
    const aimed = actions.map((each) => model.aim(each));
    if (crash === null) {
      await Promise.all(aimed.map(ask));
      return;
    }
    setup.crash.arm(crash);
    const answered = await Promise.allSettled(aimed.map((each) => model.tryOnce(each)));
    if (setup.crash.disarm()) model.counts.crashed += 1;
    // Interrupted callers retry with the same key.
    for (const [index, result] of answered.entries()) {
      const each = aimed[index];
      if (result.status === 'rejected') throw result.reason;
      if (each && !result.value) await ask(each);
    }
  }
});

/** An action with its target, resolved when it was chosen. */
type Aimed = Action & Record<'payment' | 'topUp' | 'shipment', string | undefined>;

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
  const counts = { refused: 0, crashed: 0 };

  const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[index % Math.max(1, items.length)];
  const lastPayment = (index: number) => at(topUps, index)?.payments.at(-1);

  /** A request about a paid payment credits it. */
  function settled(payment: string | undefined): void {
    if (payment === undefined || !paid.has(payment)) return;
    credited.set(payment, provider.orderOf(payment).amount.amount);
  }

  function isFirst(key: string, { body }: LightMyRequestResponse): boolean {
    const first = answers.get(key);
    if (first === undefined) answers.set(key, body);
    else expect(body).toBe(first);
    return first === undefined;
  }

  /** @returns whether there was an answer; a process that died gives none. */
  async function tryOnce(aimed: Aimed): Promise<boolean> {
    if (aimed.do === 'reconcile') return tryReconcile();
    const key = `model-key-${aimed.do}-${aimed.which}`;
    const answer = await send(aimed, key);
    if (answer === null) return true;
    if (answer.statusCode >= 500) return false;
    take(aimed, key, answer);
    return true;
  }

  async function tryReconcile(): Promise<boolean> {
    try {
      await setup.reconcile(new Date(Date.now() + 3_600_000));
    } catch {
      return false;
    }
    // A crash on the way is logged, and the rest of the batch left for the next time.
    const rows = await setup.database.kysely
      .selectFrom('top_up_payments')
      .select('provider_payment_id')
      .where('account_id', '=', customer.accountId)
      .where('status', '=', 'paid')
      .execute();
    for (const { provider_payment_id: payment } of rows) settled(payment);
    return true;
  }

  async function send({ do: what, which: index, payment, topUp, shipment }: Aimed, key: string) {
    const order = orders[index];
    const amount = { amount: AMOUNTS[index] ?? 0, currency: 'SAR' } as const;
    if (what === 'top_up') return setup.topUp(customer, { amount }, key);
    if (what === 'create' && order) return backend.create(customer, order, key);
    if (what === 'cancel' && shipment)
      return backend.cancel(customer, shipment, `${key}-${shipment}`);
    if (what === 'retry' && topUp) return setup.retry(customer, topUp);
    if (what === 'outcome' && topUp) return backend.get(customer, `/top-ups/${topUp}`);
    if (what === 'notify' && payment !== undefined) return setup.notify(payment);
    return null;
  }

  function take({ do: what, payment }: Aimed, key: string, answer: LightMyRequestResponse): void {
    const { statusCode } = answer;
    if (what === 'top_up') {
      expect(statusCode).toBe(201);
      const topUp = answer.json<Schemas['TopUp']>();
      if (isFirst(key, answer)) topUps.push({ id: topUp.id, payments: [paymentOf(topUp)] });
    } else if (what === 'create') {
      expect([201, 409]).toContain(statusCode);
      if (statusCode === 409) counts.refused += 1;
      else if (isFirst(key, answer)) shipments.push(answer.json<Schemas['Shipment']>().id);
    } else if (what === 'cancel') {
      expect([200, 409]).toContain(statusCode);
      const { id } = answer.json<Schemas['Shipment']>();
      if (statusCode === 200 && isFirst(`${key}-${id}`, answer)) cancelled.add(id);
    } else if (what === 'notify') {
      expect(statusCode).toBe(204);
      settled(payment);
    } else {
      expect(statusCode).toBe(200);
      const topUp = answer.json<Schemas['TopUp']>();
      const known = topUps.find(({ id }) => id === topUp.id);
      settled(known?.payments.at(-1));
      const shown = paymentOf(topUp);
      if (shown === '' || !known || known.payments.includes(shown)) return;
      // Only a payment that has ended is replaced.
      expect(over.has(known.payments.at(-1) ?? '')).toBe(true);
      known.payments.push(shown);
    }
  }

  return {
    tryOnce,
    counts,
    seen(): Record<string, number> {
      const [created, gone] = [shipments.length, cancelled.size];
      return { ...counts, created, cancelled: gone, credited: credited.size };
    },
    aim: (each: Action): Aimed => ({
      ...each,
      payment: lastPayment(each.which),
      topUp: at(topUps, each.which)?.id,
      shipment: at(shipments, each.which),
    }),
    happen({ outcome, which: index }: From<typeof event>): void {
      const payment = lastPayment(index);
      if (payment === undefined || paid.has(payment) || over.has(payment)) return;
      provider.settle(payment, outcome);
      (outcome === 'paid' ? paid : over).add(payment);
    },
    /** In the end every paid payment is credited, whether or not a notification came. */
    async settleAll(): Promise<void> {
      for (const payment of topUps.flatMap(({ payments }) => payments)) {
        expect((await setup.notify(payment)).statusCode).toBe(204);
        settled(payment);
      }
    },
    ledger() {
      const paidIn = [...credited.values()].reduce((sum, amount) => sum + amount, 0);
      const balance = STOCK + paidIn - (shipments.length - cancelled.size) * TEST_PRICE;
      expect(balance).toBeGreaterThanOrEqual(0);
      const movements = 1 + credited.size + shipments.length + cancelled.size;
      return {
        ...{ balance, sumOfCustomerEntries: balance, sumOfAllEntries: 0 },
        ...{ countedTransactions: movements, transactions: movements },
      };
    },
  };
}
