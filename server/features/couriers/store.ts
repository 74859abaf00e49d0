import { sql, type Selectable } from 'kysely';
import type { RateCard, Tier } from '../../domain/rate-card.ts';
import type { Queryable } from '../../db/database.ts';
import type { Rated } from '../ratings/current-ratings.ts';
import type { CouriersTable } from './tables.ts';

export type Courier = Selectable<CouriersTable>;

export interface RatedCourier extends Courier, Rated {
  /** The Bayesian mean of its ratings in millionths of a star; {@link UNRATED} without any. */
  bayes_millionths: number;
}

/** As if a courier had 20 ratings of 3.5 and no others. */
const UNRATED = 3_500_000;

/** Every matching courier. There are only dozens, so callers search and sort them in memory. */
export function selectCouriers(
  db: Queryable,
  filter: { tier?: Tier | undefined; area?: string | undefined } = {},
): Promise<RatedCourier[]> {
  let query = ratedCouriers(db);
  if (filter.tier !== undefined) query = query.where('tier', '=', filter.tier);
  if (filter.area !== undefined) query = query.where(servesArea(filter.area));
  return query.execute();
}

function ratedCouriers(db: Queryable) {
  return db
    .selectFrom('couriers')
    .leftJoin('courier_rating_totals as totals', 'totals.courier_id', 'couriers.id')
    .selectAll('couriers')
    .select([
      sql<number>`coalesce(rating_tenths, 0)`.as('rating_tenths'),
      sql<number>`coalesce(rating_count, 0)`.as('rating_count'),
      sql<number>`coalesce(bayes_millionths, ${sql.lit(UNRATED)})`.as('bayes_millionths'),
    ]);
}

/** Covered by one of the courier's cards: a Saudi city or a foreign country. */
function servesArea(area: string) {
  const covered = sql`card->'cities' @> to_jsonb(${area}::text)
    or card->'countries' @> to_jsonb(${area}::text)`;
  return sql<boolean>`exists (
    select 1 from courier_cards where courier_id = couriers.id and (${covered})
  )`;
}

export async function findCourier(
  db: Queryable,
  courierId: string,
): Promise<{ courier: RatedCourier; cards: RateCard[] } | undefined> {
  const courier = await ratedCouriers(db).where('id', '=', courierId).executeTakeFirst();
  if (courier === undefined) return undefined;
  const rows = await db
    .selectFrom('courier_cards')
    .select('card')
    .where('courier_id', '=', courierId)
    .execute();
  return { courier, cards: rows.map(({ card }) => card) };
}
