import type { Queryable } from '../db/database.ts';
import type { PaidTier } from '../domain/plan-change.ts';

/** Gives an account a plan as if it had been paid, for as long as any test looks. */
export async function subscribe(db: Queryable, accountId: string, tier: PaidTier): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      ...{ account_id: accountId, tier, period: 'monthly' },
      ...{ subtotal: 12_957, vat: 1_943, invoice_number: 'sample' },
      ...{ starts_on: '2026-11-10', ends_on: '2100-12-10', anchor_day: 10, version: 1 },
      ...{ scheduled_tier: null, scheduled_period: null, grace_until: null },
      ...{ announced: false, announced_price: null, told_in_grace: 0 },
    })
    .execute();
}
