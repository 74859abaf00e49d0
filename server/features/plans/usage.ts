import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import type { PlanTier } from '../../domain/plan-change.ts';
import { allowed, LIMITS, type PlanLimit } from './plan-limits.ts';

/** Limits of a share, or of a single request. */
type NotUsedUp = 'cash_back' | 'labels_in_file' | 'import_rows';

/** How many the account has of what a plan limits by number. */
export type Counts = Record<Exclude<PlanLimit, NotUsedUp>, number>;

export async function countUsed(db: Queryable, accountId: string): Promise<Counts> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where account_id = ${accountId})`;
  const { rows } = await sql<Counts>`
    select ${count('api_keys')} as api_keys, ${count('saved_receivers')} as saved_receivers,
      ${count('parcel_presets')} as saved_presets, 
      coalesce((select count from product_counts where account_id = ${accountId}), 0) as products,
      coalesce((select jsonb_array_length(rules) from courier_rules
        where account_id = ${accountId}), 0) as courier_rules,
      ${count('stores')} as stores,
      ${count('webhook_endpoints')} as webhook_endpoints`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counting gives a row');
  return counts;
}

/** What of each limit is used on a plan, and how many items are beyond it. */
export function usageOn(tier: PlanTier, counts: Counts): components['schemas']['LimitUsage'][] {
  return LIMITS.map((limit) => {
    const most = allowed(limit, tier);
    if (isNotUsedUp(limit)) return { limit, allowed: most };
    const used = counts[limit];
    return { limit, allowed: most, used, paused: Math.max(0, used - most) };
  });
}

function isNotUsedUp(limit: PlanLimit): limit is NotUsedUp {
  return limit === 'cash_back' || limit === 'labels_in_file' || limit === 'import_rows';
}
