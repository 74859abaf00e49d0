import { sql, type Selectable } from 'kysely';
import type { RateCard, Tier } from '../../domain/rate-card.ts';
import type { Queryable } from '../../db/database.ts';
import type { CouriersTable } from './tables.ts';

export type Courier = Selectable<CouriersTable>;

/**
 * Every matching courier that has a card; those without have left. There are only dozens, so callers
 * search and sort them in memory.
 */
export function selectCouriers(
  db: Queryable,
  filter: { tier?: Tier | undefined; area?: string | undefined } = {},
): Promise<Courier[]> {
  let query = db.selectFrom('couriers').selectAll().where(HAS_CARD);
  if (filter.tier !== undefined) query = query.where('tier', '=', filter.tier);
  if (filter.area !== undefined) query = query.where(servesArea(filter.area));
  return query.execute();
}

const HAS_CARD = sql<boolean>`exists (
  select 1 from courier_cards where courier_id = couriers.id
)`;

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
): Promise<{ courier: Courier; cards: RateCard[] } | undefined> {
  const courier = await db
    .selectFrom('couriers')
    .selectAll()
    .where('id', '=', courierId)
    .executeTakeFirst();
  if (courier === undefined) return undefined;
  const rows = await db
    .selectFrom('courier_cards')
    .select('card')
    .where('courier_id', '=', courierId)
    .execute();
  return { courier, cards: rows.map(({ card }) => card) };
}
