import { sql } from 'kysely';
import type { CourierRule } from '../../../common/courier-rule.ts';
import type { Queryable } from '../../db/database.ts';
import type { ServiceType } from '../../domain/rate-card.ts';
import type { ShownCourier } from '../couriers/tables.ts';
import { RATED_COLUMNS, type Rated } from '../ratings/current-ratings.ts';

/** An account's rules in their order. */
export interface RuleList {
  /** 0 before they are first saved. */
  version: number;
  rules: CourierRule[];
}

export async function findRules(db: Queryable, accountId: string): Promise<RuleList> {
  const found = await db
    .selectFrom('courier_rules')
    .select(['version', 'rules'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? { version: 0, rules: [] };
}

export async function saveRules(
  db: Queryable,
  accountId: string,
  { version, rules }: RuleList,
  now: Date,
): Promise<void> {
  const changes = { version, rules: JSON.stringify(rules), updated_at: now };
  await db
    .insertInto('courier_rules')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}

/** A courier that a rule can name. */
export interface RuledCourier extends ShownCourier, Rated {
  /** The services that have a rate card; none if the courier has left. */
  services: ServiceType[];
}

/** Couriers by their ids; those that never existed are missing. */
export async function ruledCouriers(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RuledCourier>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('couriers as c')
    .leftJoin('courier_rating_totals as totals', 'totals.courier_id', 'c.id')
    .select(['c.id', 'c.name', 'c.tier', 'c.sample'])
    .select(RATED_COLUMNS)
    .select(
      sql<ServiceType[]>`array(select service_type from courier_cards where courier_id = c.id)`.as(
        'services',
      ),
    )
    .where('c.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The couriers that rules name, each once. */
export function namedCouriers(rules: readonly CourierRule[]): string[] {
  return [...new Set(rules.flatMap((rule) => ('courier_id' in rule ? [rule.courier_id] : [])))];
}
