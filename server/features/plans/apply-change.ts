import type { Tx } from '../../db/database.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { subscriptionCharge, subscriptionRefund } from '../../domain/ledger.ts';
import {
  type PaidPlan,
  PLAN_VAT,
  type PlanChange,
  planChange,
  type PlanChoice,
} from '../../domain/plan-change.ts';
import { documentNumber } from '../../domain/tax-document.ts';
import { lockBalance, post } from '../balance/ledger.ts';
import type { Movement } from '../balance/movements.ts';
import { type PlanPrice, priceOf, selectPlanPrices } from './prices.ts';
import {
  endSubscription,
  findSubscription,
  paidPlanOf,
  type Subscription,
  updateSubscription,
  writePaidPeriod,
} from './store.ts';

/** What decides about changes of an account's plan, which nothing else can change meanwhile. */
export interface PlanStanding {
  accountId: string;
  /** Halalas. */
  balance: number;
  subscription: Subscription | undefined;
  prices: readonly PlanPrice[];
}

/** Changes so far; none on the free plan. */
export function versionOf({ subscription }: Pick<PlanStanding, 'subscription'>): number {
  return subscription?.version ?? 0;
}

/** Reads how the account's plan stands, and lets nothing charge it until the transaction ends. */
export async function lockPlan(tx: Tx, accountId: string): Promise<PlanStanding> {
  const balance = await lockBalance(tx, accountId);
  const subscription = await findSubscription(tx, accountId);
  return { accountId, balance, subscription, prices: await selectPlanPrices(tx) };
}

/** What a change would do as things stand. */
export function changeOf(
  { subscription, prices }: Pick<PlanStanding, 'subscription' | 'prices'>,
  choice: PlanChoice,
  now: Date,
): PlanChange | 'already_on_plan' | 'plan_unavailable' {
  const paid = subscription ? paidPlanOf(subscription) : null;
  return planChange(paid, choice, priceOf(prices, choice), riyadhDay(now));
}

/**
 * Makes a change of an account that {@link lockPlan} has locked: schedules it, or posts the credit
 * and the charge with their documents.
 *
 * @param first posted before them, in the same statement.
 * @throws InsufficientBalanceError
 */
export async function applyChange(
  tx: Tx,
  standing: PlanStanding,
  change: PlanChange,
  at: Date,
  first: readonly Movement[] = [],
): Promise<void> {
  const { accountId, subscription } = standing;
  const { choice } = change;
  if (change.takesEffect === 'period_end') {
    return updateSubscription(tx, accountId, {
      scheduled_tier: choice.tier,
      scheduled_period: choice.tier === 'basic' ? null : choice.period,
      announced: false,
      announced_price: null,
    });
  }
  const { startsOn, endsOn, anchorDay, charge } = change;
  if (choice.tier === 'basic' || endsOn === null || !charge)
    return endSubscription(tx, accountId, null);
  const plan: PaidPlan = { ...choice, ...charge, startsOn, endsOn, anchorDay };
  await postPeriod(tx, standing, plan, at, [
    ...first,
    ...creditFor(accountId, subscription, change, at),
  ]);
}

/** Charges a period of a plan, after other movements. @throws InsufficientBalanceError */
export async function postPeriod(
  tx: Tx,
  standing: PlanStanding,
  plan: PaidPlan,
  at: Date,
  before: readonly Movement[] = [],
): Promise<void> {
  const { accountId } = standing;
  const charged: Movement = {
    accountId,
    posting: subscriptionCharge(plan),
    document: {
      line: {
        tier: plan.tier,
        period: plan.period,
        starts_on: plan.startsOn,
        ends_on: plan.endsOn,
      },
      vatBasisPoints: PLAN_VAT,
    },
    at,
  };
  const [head, ...others] = [...before, charged];
  await post(tx, head ?? charged, ...others);
  await writePaidPeriod(tx, accountId, plan, {
    invoiceNumber: await lastDocument(tx, accountId),
    version: versionOf(standing) + 1,
  });
}

function creditFor(
  accountId: string,
  paid: Subscription | undefined,
  { credit, startsOn }: PlanChange,
  at: Date,
): Movement[] {
  if (!paid || !credit) return [];
  const { tier, period, starts_on, ends_on, invoice_number: originalNumber } = paid;
  const unusedFrom = startsOn < starts_on ? starts_on : startsOn;
  return [
    {
      accountId,
      posting: subscriptionRefund(credit),
      document: {
        line: { tier, period, starts_on: unusedFrom, ends_on },
        vatBasisPoints: PLAN_VAT,
        reason: 'plan_changed',
        originalNumber,
      },
      at,
    },
  ];
}

/** The number of the account's newest tax document. */
async function lastDocument(tx: Tx, accountId: string): Promise<string> {
  const { documents } = await tx
    .selectFrom('balances')
    .select('documents')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return documentNumber(accountId, documents);
}
