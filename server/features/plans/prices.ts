import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { PlanChoice } from '../../domain/plan-change.ts';
import type { PlanPricesTable } from './tables.ts';

export type PlanPrice = Selectable<PlanPricesTable>;

/** The prices of the plans on offer, from the lowest tier and by the month first. */
export function selectPlanPrices(db: Queryable): Promise<PlanPrice[]> {
  return db
    .selectFrom('plan_prices')
    .select(['tier', 'period', 'price'])
    .orderBy('tier', 'desc')
    .orderBy('period')
    .execute();
}

/** Halalas with VAT for one period; null if the plan is not offered, or free. */
export function priceOf(prices: readonly PlanPrice[], choice: PlanChoice): number | null {
  if (choice.tier === 'basic') return null;
  const { tier, period } = choice;
  return prices.find((each) => each.tier === tier && each.period === period)?.price ?? null;
}

/** Replaces the list of plans. Subscriptions stay as they are until they are renewed. */
export async function replacePlanPrices(tx: Tx, prices: readonly PlanPrice[]): Promise<void> {
  await tx.deleteFrom('plan_prices').execute();
  if (prices.length > 0) await tx.insertInto('plan_prices').values(prices).execute();
}
