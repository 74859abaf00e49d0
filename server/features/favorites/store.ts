import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import { lockAccount } from '../plans/limits.ts';
import { RATED_COLUMNS, type Rated } from '../ratings/current-ratings.ts';
import type { ShownCourier } from '../couriers/tables.ts';

/** Most favorites of one account, as the contract says. */
export const MAX_FAVORITES = 200;

export interface Favorite extends ShownCourier, Rated {
  added_at: Date;
  is_default: boolean;
  /** Whether the courier has a rate card. */
  is_available: boolean;
}

interface FavoriteKey {
  accountId: string;
  courierId: string;
}

/** All favorites in the order they were added; at most {@link MAX_FAVORITES}. */
export function selectFavorites(db: Queryable, accountId: string): Promise<Favorite[]> {
  return db
    .selectFrom('favorites as f')
    .innerJoin('couriers as c', 'c.id', 'f.courier_id')
    .leftJoin('courier_rating_totals as totals', 'totals.courier_id', 'c.id')
    .select(['c.id', 'c.name', 'c.tier', 'c.sample'])
    .select(RATED_COLUMNS)
    .select(['f.added_at', 'f.is_default'])
    .select(
      sql<boolean>`exists (select 1 from courier_cards where courier_id = c.id)`.as('is_available'),
    )
    .where('f.account_id', '=', accountId)
    .orderBy('f.added_at')
    .orderBy('f.courier_id')
    .execute();
}

/** The couriers that an account has marked. */
export async function selectFavoriteIds(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('courier_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ courier_id }) => courier_id);
}

/** The courier that an account usually ships with; null if it has chosen none. */
export async function defaultCourier(db: Queryable, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('favorites')
    .select('courier_id')
    .where('account_id', '=', accountId)
    .where('is_default', '=', sql.lit(true))
    .executeTakeFirst();
  return found?.courier_id ?? null;
}

/** @returns undefined if there is no such courier. */
export async function courierName(
  db: Queryable,
  courierId: string,
): Promise<LocalizedText | undefined> {
  const courier = await db
    .selectFrom('couriers')
    .select('name')
    .where('id', '=', courierId)
    .executeTakeFirst();
  return courier?.name;
}

/**
 * Adds a favorite, or changes whether it is the default courier. The caller's transaction holds the
 * account's row, so simultaneous calls cannot exceed the limit nor leave two defaults.
 *
 * @returns undefined when the account has {@link MAX_FAVORITES} others.
 */
export async function keepFavorite(
  tx: Tx,
  { accountId, courierId }: FavoriteKey,
  { isDefault, now }: { isDefault: boolean | undefined; now: Date },
): Promise<Favorite | undefined> {
  await lockAccount(tx, accountId);
  const { count } = await tx
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('courier_id', '<>', courierId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_FAVORITES) return undefined;
  if (isDefault === true) await forgetDefault(tx, accountId);
  await tx
    .insertInto('favorites')
    .values({
      account_id: accountId,
      courier_id: courierId,
      added_at: now,
      is_default: isDefault ?? false,
    })
    .onConflict((conflict) =>
      isDefault === undefined
        ? conflict.columns(['account_id', 'courier_id']).doNothing()
        : conflict.columns(['account_id', 'courier_id']).doUpdateSet({ is_default: isDefault }),
    )
    .execute();
  return (await selectFavorites(tx, accountId)).find(({ id }) => id === courierId);
}

async function forgetDefault(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('favorites')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', sql.lit(true))
    .execute();
}

export async function removeFavorite(
  db: Queryable,
  { accountId, courierId }: FavoriteKey,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('account_id', '=', accountId)
    .where('courier_id', '=', courierId)
    .execute();
}
