import type { CourierRule } from '../../../common/courier-rule.ts';
import type { Queryable } from '../../db/database.ts';
import { selectFavoriteIds } from '../favorites/store.ts';
import { allowedTo } from '../plans/limits.ts';
import { findRules } from './store.ts';

/** What chooses an account's couriers. */
export interface RulesInUse {
  /** In their order, as far as the account's plan lets them be used. */
  rules: CourierRule[];
  /** Ids of couriers. */
  favorites: ReadonlySet<string>;
}

/** Reads what `chooseCourier` needs of an account. */
export async function rulesInUse(db: Queryable, accountId: string): Promise<RulesInUse> {
  const { rules } = await findRules(db, accountId);
  const allowed = rules.length === 0 ? 0 : await allowedTo(db, accountId, 'courier_rules');
  return { rules: rules.slice(0, allowed), favorites: await favoritesOf(db, accountId) };
}

export async function favoritesOf(db: Queryable, accountId: string): Promise<ReadonlySet<string>> {
  return new Set(await selectFavoriteIds(db, accountId));
}
