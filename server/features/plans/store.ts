import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { PaidPlan, PlanChoice } from '../../domain/plan-change.ts';
import type { SubscriptionsTable } from './tables.ts';

export type Subscription = Selectable<SubscriptionsTable>;

/** The account's subscription; undefined on the free plan. */
export function findSubscription(
  db: Queryable,
  accountId: string,
): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The paid period of a subscription for the rules of the domain. */
export function paidPlanOf(subscription: Subscription): PaidPlan {
  const { tier, period, subtotal, vat } = subscription;
  return {
    ...{ tier, period, subtotal, vat },
    startsOn: subscription.starts_on,
    endsOn: subscription.ends_on,
    anchorDay: subscription.anchor_day,
  };
}

/** The plan that is renewed when the paid period ends. */
export function nextChoice({
  tier,
  period,
  scheduled_tier: nextTier,
  scheduled_period: nextPeriod,
}: Subscription): PlanChoice {
  if (nextTier === null) return { tier, period };
  return nextTier === 'basic' || nextPeriod === null
    ? { tier: 'basic' }
    : { tier: nextTier, period: nextPeriod };
}

/** Writes a period that was paid, in place of the one before. */
export async function writePaidPeriod(
  tx: Tx,
  accountId: string,
  plan: PaidPlan,
  { invoiceNumber, version }: { invoiceNumber: string; version: number },
): Promise<void> {
  const { tier, period, subtotal, vat, startsOn, endsOn, anchorDay } = plan;
  const row: Insertable<SubscriptionsTable> = {
    account_id: accountId,
    ...{ tier, period, subtotal, vat, version },
    starts_on: startsOn,
    ends_on: endsOn,
    anchor_day: anchorDay,
    invoice_number: invoiceNumber,
    scheduled_tier: null,
    scheduled_period: null,
    announced: false,
    announced_price: null,
    grace_until: null,
    told_in_grace: 0,
  };
  const { account_id: _, ...changes } = row;
  await tx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}

/** Changes a subscription that was read and locked; each change counts up its version. */
export async function updateSubscription(
  tx: Tx,
  accountId: string,
  changes: Updateable<SubscriptionsTable>,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ...changes, version: sql`version + 1` })
    .where('account_id', '=', accountId)
    .execute();
}

/** Notes what a subscription was told, which is no change of the plan. */
export async function noteOn(
  tx: Tx,
  accountId: string,
  told: Updateable<SubscriptionsTable>,
): Promise<void> {
  await tx.updateTable('subscriptions').set(told).where('account_id', '=', accountId).execute();
}

/**
 * Puts the account on the free plan.
 *
 * @param lostAt when it lost a plan that it had not given up, or null.
 */
export async function endSubscription(
  tx: Tx,
  accountId: string,
  lostAt: Date | null,
): Promise<void> {
  await tx.deleteFrom('subscriptions').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('accounts')
    .set({ plan_lost_at: lostAt })
    .where('account_id', '=', accountId)
    .execute();
}
