import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { type Aimed, CALLS } from '../../testing/money-calls.ts';
import { type MoneyModel, newMoneyModel } from '../../testing/money-model.ts';
import { TEST_PRICE } from '../../testing/test-backend.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 10_000 : 40;

/** Few, so that keys repeat and the same payments and shipments are used again. */
const which = fc.nat(3);

/** A customer's initial balance in halalas: enough for two shipments and a little more. */
const STOCK = 2 * TEST_PRICE + 1;

type From<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never;

/** Calls without which little else can happen. */
const OFTEN = [
  ...(['top_up', 'top_up', 'notify', 'notify', 'notify', 'retry', 'retry'] as const),
  ...(['create', 'create', 'create', 'create', 'cancel', 'cancel', 'deliver'] as const),
];

/** What a customer, the provider, the couriers and the clock may do. */
const call = fc.record({
  do: fc.constantFrom(...CALLS, ...OFTEN),
  /** Selects a key, a payment, a top-up or a shipment. */
  which,
  /** Number of statements after which the process dies; the caller then retries. */
  crash: fc.option(fc.nat(14), { freq: 2 }),
});
type Action = From<typeof call>;
/** What happens between requests, at the provider or to the euro. */
const event = fc.record({
  happens: fc.constantFrom(
    ...(['paid', 'paid', 'paid', 'failed', 'expired', 'late', 'part', 'all', 'all'] as const),
  ),
  which,
});
const rate = fc.record({ microSar: fc.constantFrom(3_000_000, 4_400_000, 4_444_444) });
const together = fc.record({ together: fc.array(call, { minLength: 1, maxLength: 4 }) });
const step = fc.oneof(
  { weight: 6, arbitrary: event },
  { weight: 9, arbitrary: together },
  { weight: 2, arbitrary: rate },
);
const steps = fc.record({
  /** A scene to begin with, because chance alone seldom makes what is rare. */
  begun: fc.constantFrom('not', 'paid', 'in debt', 'at another rate'),
  before: fc.array(step, { minLength: 8, maxLength: 20 }),
  /** What goes on while the account is closed, and after it. */
  closing: fc.option(
    fc.record({
      during: together,
      isPaidLate: fc.boolean(),
      after: fc.array(step, { maxLength: 6 }),
    }),
  ),
});

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let microSar = 0;
  const euro = { currency: 'EUR', valid_from: '2020-01-01' } as const;
  beforeAll(async () => {
    const row = { ...euro, micro_sar: 1, source: 'Test' };
    await database().kysely.insertInto('exchange_rates').values(row).execute();
  });

  const title = `keeps ${RUNS} sequences of everything that moves money as a plain model has them`;
  it(title, { timeout: Math.max(120_000, RUNS * 2_000) }, async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(steps, async ({ begun, before, closing }) => {
        const customer = await setup.backend.newCustomer(STOCK);
        await setRate(4_400_000);
        const model = await newMoneyModel(setup, customer, STOCK, () => microSar);
        if (begun !== 'not') await begin(model, begun);
        for (const each of before) await go(model, each);
        if (closing) {
          await model.windDown();
          await model.check();
          const last = { do: 'close', which: 0, crash: null } as const;
          await act(model, [last, ...closing.during.together.slice(1)]);
          await model.check();
          if (closing.isPaidLate) model.happen('late', 0);
          for (const each of closing.after) await go(model, each);
        }
        // In the end every paid payment is credited, whether or not a notification came.
        for (const payment of model.payments()) {
          expect((await setup.notify(payment)).statusCode).toBe(204);
        }
        await model.check();
        await setup.endOpenPayments();
        for (const [what, count] of Object.entries(countsOf(model))) {
          seen[what] = (seen[what] ?? 0) + count;
        }
      }),
      { numRuns: RUNS },
    );
    // A model in which nothing happens would agree with anything.
    const rare = Object.keys(seen).filter((what) => (seen[what] ?? 0) <= RUNS / 60);
    expect(rare, JSON.stringify(seen)).toEqual([]);
  });

  async function setRate(to: number): Promise<void> {
    if (to === microSar) return;
    microSar = to;
    const rates = database().kysely.updateTable('exchange_rates').set({ micro_sar: to });
    await rates.where('currency', '=', euro.currency).execute();
  }

  async function go(model: MoneyModel, each: From<typeof step>): Promise<void> {
    if ('happens' in each) return model.happen(each.happens, each.which);
    if ('microSar' in each) return setRate(each.microSar);
    await act(model, each.together);
    await model.check();
  }

  /** A paid top-up and a failed one in euros, then a debt, or the failed one at another rate. */
  async function begin(model: MoneyModel, scene: From<typeof steps>['begun']): Promise<void> {
    const calls = async (what: Aimed['do'], ...keys: number[]) => {
      await act(
        model,
        keys.map((key) => ({ do: what, which: key, crash: null })),
      );
      await model.check();
    };
    await calls('top_up', 1);
    await calls('top_up', 2);
    model.happen('paid', 0);
    model.happen('failed', 0);
    await calls('notify', 0, 1);
    if (scene === 'in debt') {
      await calls('create', 0, 1, 2);
      model.happen('all', 0);
      await calls('notify', 0);
      await calls('create', 3);
    } else if (scene === 'at another rate') {
      await setRate(3_000_000);
      await calls('retry', 1);
      model.happen('late', 0);
      await calls('notify', 1);
      await calls('create', 0);
      await calls('cancel', 0);
      await calls('deliver', 0);
    }
  }

  /** Crashes are tested alone, because a dying process takes everything with it. */
  async function act(model: MoneyModel, actions: Action[]): Promise<void> {
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
    if (setup.crash.disarm()) model.seen.crashed += 1;
    // Interrupted callers retry with the same key.
    for (const [index, result] of answered.entries()) {
      const each = aimed[index];
      if (result.status === 'rejected') throw result.reason;
      if (each && !result.value) await ask(each);
    }
  }
});

function countsOf({ seen, facts }: MoneyModel): Record<string, number> {
  const { shipments, cancelled, credited, reversals, chargedAgain, late } = facts;
  return {
    ...{ ...seen, closed: facts.isClosed ? 1 : 0, created: shipments.size },
    ...{ cancelled: cancelled.size, credited, reversals, chargedAgain, late },
  };
}
