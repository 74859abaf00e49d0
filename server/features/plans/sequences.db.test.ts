import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import type { PlanChoice } from '../../domain/plan-change.ts';
import { beginnings, PLAN_CHOICES } from '../../domain/testing/plan-questions.ts';
import { ProblemError } from '../../http/problem.ts';
import { SAMPLE_PLANS } from '../../sample-data/plans.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { readLedger } from '../../testing/test-backend.ts';
import { changePlan, previewPlan } from './change-plan.ts';
import { replacePlanPrices } from './prices.ts';
import { renewPlans } from './renew-plans.ts';

type Schemas = components['schemas'];

const SEQUENCES = process.env.TEST_COUNTS === 'full' ? 1_000 : 20;
const DAY = 86_400;

interface Step {
  seconds: number;
  choice: PlanChoice;
  /** Halalas by which all plans are dearer from now on than the samples. */
  dearer: number;
}

/** Several changes in a day, in a period, and far apart, with prices that an operator changes. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    seconds: fc.oneof(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 40 * DAY }),
      fc.integer({ min: 0, max: 400 * DAY }),
    ),
    choice: fc.constantFrom(...PLAN_CHOICES),
    dearer: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
  }),
  { minLength: 2, maxLength: 8 },
);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const log = { warn: () => undefined, error: (told: unknown) => expect(told).toBeUndefined() };
  const messages = { deliver: () => Promise.resolve() };

  const documentsOf = (accountId: string) =>
    database()
      .kysely.selectFrom('tax_documents')
      .select(['kind', 'number', 'original_number', 'subtotal', 'vat', 'total'])
      .where('account_id', '=', accountId)
      .orderBy('sequence')
      .execute();

  /** What a change will do; the code of the refusal if it is none. */
  const previewOf = (accountId: string, choice: PlanChoice, now: Date) =>
    previewPlan(database().kysely, accountId, choice, now).catch((error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    });

  /** Lets a new account ask for one plan after another. @returns its documents, and its changes. */
  async function follow(from: number, asked: readonly Step[]) {
    const { kysely } = database();
    await kysely.deleteFrom('subscriptions').execute();
    const { accountId } = await backend.newCustomer(1_000_000_000);
    let [time, changes] = [from, 0];
    for (const { seconds, choice, dearer } of asked) {
      time += seconds * 1_000;
      const now = new Date(time);
      const prices = SAMPLE_PLANS.map((each) => ({ ...each, price: each.price + dearer }));
      await kysely.transaction().execute((tx) => replacePlanPrices(tx, prices));
      await renewPlans({ db: database(), messages, log }, now);
      const preview = await previewOf(accountId, choice, now);
      if (typeof preview === 'string') {
        expect(preview).toBe('already_on_plan');
        continue;
      }
      const before = await documentsOf(accountId);
      const { total: seen_total, version } = preview;
      await changePlan(database(), {
        ...{ accountId, idempotencyKey: randomUUID(), now },
        order: { ...choice, seen_total, version },
      });
      const issued = (await documentsOf(accountId)).slice(before.length);
      expect(issued).toMatchObject([
        ...amountsOf('credit_note', preview.credit),
        ...amountsOf('invoice', preview.charge),
      ]);
      const { balance } = await readLedger(database(), accountId);
      expect(balance).toBe(preview.balance_after.amount);
      changes += 1;
    }
    return { documents: await documentsOf(accountId), changes };
  }

  it(
    'issues what the preview said after any changes, and never credits more than was paid',
    { timeout: 1_800_000 },
    async () => {
      let made = 0;
      await fc.assert(
        fc.asyncProperty(beginnings, steps, async (from, asked) => {
          const { documents, changes } = await follow(from, asked);
          made += changes;
          const left = new Map<string, number>();
          for (const { kind, number, original_number: original, total } of documents) {
            const invoice = original ?? number;
            left.set(invoice, (left.get(invoice) ?? 0) + (kind === 'invoice' ? total : -total));
          }
          expect([...left.values()].filter((rest) => rest < 0)).toEqual([]);
        }),
        { numRuns: SEQUENCES },
      );
      // The others asked for the plan that they had.
      expect(made).toBeGreaterThan(SEQUENCES);
    },
  );
});

/** The amounts of a document that a preview announces; none if it does not. */
function amountsOf(
  kind: 'invoice' | 'credit_note',
  announced: Pick<Schemas['PlanCharge'], 'subtotal' | 'vat' | 'total'> | undefined,
) {
  if (!announced) return [];
  const { subtotal, vat, total } = announced;
  return [{ kind, subtotal: subtotal.amount, vat: vat.amount, total: total.amount }];
}
