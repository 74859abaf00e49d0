import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { answerOnce, type KeyedAnswer } from '../../db/idempotency.ts';
import { type PlanChange, type PlanChoice, totalToday } from '../../domain/plan-change.ts';
import { invalidFields, problem, type ProblemError } from '../../http/problem.ts';
import { currentBalance } from '../balance/ledger.ts';
import { applyChange, changeOf, lockPlan, type PlanStanding, versionOf } from './apply-change.ts';
import { toPreview } from './mapper.ts';
import { selectPlanPrices } from './prices.ts';
import { readSubscription } from './read-subscription.ts';
import { findSubscription, updateSubscription } from './store.ts';
import { countUsed } from './usage.ts';

type Schemas = components['schemas'];
type Subscribed = Schemas['Subscription'];

/** @throws ProblemError 422 if a period is missing, or given with the free plan. */
export function choiceOf({ tier, period }: Schemas['PlanChoice']): PlanChoice {
  if (tier === 'basic') {
    if (period !== undefined) throw invalidFields([{ pointer: '/period', code: 'not_allowed' }]);
    return { tier };
  }
  if (period === undefined) throw invalidFields([{ pointer: '/period', code: 'required' }]);
  return { tier, period };
}

/** @throws ProblemError 409 */
export async function previewPlan(
  db: Queryable,
  accountId: string,
  choice: PlanChoice,
  now: Date,
): Promise<Schemas['PlanChangePreview']> {
  const standing = {
    accountId,
    balance: await currentBalance(db, accountId),
    subscription: await findSubscription(db, accountId),
    prices: await selectPlanPrices(db),
  };
  return previewOf(db, standing, possible(changeOf(standing, choice, now)));
}

export interface PlanOrder {
  accountId: string;
  idempotencyKey: string;
  order: Schemas['PlanChange'];
  now: Date;
}

/**
 * Changes the account's plan, once for each idempotency key, if nothing about it has changed since
 * it was seen.
 *
 * @returns the answer, and when the change takes effect; undefined if it was made before.
 * @throws ProblemError 409 and 422, InsufficientBalanceError, IdempotencyKeyReusedError
 */
export async function changePlan(
  db: Database,
  { accountId, idempotencyKey: key, order, now }: PlanOrder,
): Promise<{ answer: KeyedAnswer<200, Subscribed>; takesEffect?: PlanChange['takesEffect'] }> {
  const choice = choiceOf(order);
  const asked = { accountId, key, operation: 'changePlan', request: order, now };
  let takesEffect: PlanChange['takesEffect'] | undefined;
  const answer = await answerOnce(db, asked, async (tx) => {
    const standing = await lockPlan(tx, accountId);
    if (versionOf(standing) !== order.version) throw problem(409, 'plan_changed_meanwhile');
    const change = possible(changeOf(standing, choice, now));
    await requireTotal(tx, standing, change, order.seen_total);
    await applyChange(tx, standing, change, now);
    ({ takesEffect } = change);
    return { status: 200, body: await readSubscription(tx, accountId) } as const;
  });
  return { answer, ...(takesEffect && { takesEffect }) };
}

/** Withdraws a scheduled change. */
export async function resumePlan({ kysely }: Database, accountId: string): Promise<Subscribed> {
  return kysely.transaction().execute(async (tx) => {
    const { subscription } = await lockPlan(tx, accountId);
    if (subscription && subscription.scheduled_tier !== null) {
      await updateSubscription(tx, accountId, {
        ...{ scheduled_tier: null, scheduled_period: null },
        ...{ announced: false, announced_price: null },
      });
    }
    return readSubscription(tx, accountId);
  });
}

/** @throws ProblemError 409 if a top-up of this amount would not pay for exactly this plan today. */
export async function requirePayable(
  tx: Tx,
  accountId: string,
  { plan, amount }: { plan: Schemas['PlanToPay']; amount: Schemas['Money'] },
  now: Date,
): Promise<void> {
  const standing = await lockPlan(tx, accountId);
  await requireTotal(tx, standing, possible(changeOf(standing, plan, now)), amount);
}

/** @throws ProblemError 409 */
function possible(change: ReturnType<typeof changeOf>): PlanChange {
  if (typeof change === 'string') throw problem(409, change);
  return change;
}

/** @throws ProblemError 409 with the change as it is now, if it costs something other than was seen. */
async function requireTotal(
  tx: Tx,
  standing: PlanStanding,
  change: PlanChange,
  seen: Schemas['Money'],
): Promise<void> {
  if (seen.currency === 'SAR' && seen.amount === totalToday(change)) return;
  throw await priceChanged(tx, standing, change);
}

async function priceChanged(
  tx: Tx,
  standing: PlanStanding,
  change: PlanChange,
): Promise<ProblemError> {
  return problem(409, 'plan_price_changed', { preview: await previewOf(tx, standing, change) });
}

async function previewOf(
  db: Queryable,
  standing: PlanStanding,
  change: PlanChange,
): Promise<Schemas['PlanChangePreview']> {
  const counts = await countUsed(db, standing.accountId);
  return toPreview(change, { balance: standing.balance, version: versionOf(standing), counts });
}
