import type { Selectable } from 'kysely';
import type { RateCard } from '../../domain/rate-card.ts';
import type { Queryable } from '../../db/database.ts';
import { RATED_COLUMNS, type Rated } from '../ratings/current-ratings.ts';
import type { CouriersTable } from './tables.ts';

export type Courier = Selectable<CouriersTable>;
export type RatedCourier = Courier & Rated;

/** Every courier; there are a thousand at most. */
export function selectCouriers(db: Queryable): Promise<Courier[]> {
  return db.selectFrom('couriers').selectAll().execute();
}

/** Whether there is such a courier, booked or not. */
export async function isCourier(db: Queryable, courierId: string): Promise<boolean> {
  const row = await db
    .selectFrom('couriers')
    .select('id')
    .where('id', '=', courierId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countBranches(db: Queryable, courierId: string): Promise<number> {
  const { count } = await db
    .selectFrom('courier_branches')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('courier_id', '=', courierId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A courier's photos in their order, without the photos themselves. */
export function selectPhotos(db: Queryable, courierId: string) {
  return db
    .selectFrom('courier_photos as p')
    .innerJoin('photo_files as f', 'f.id', 'p.file_id')
    .select(['p.id', 'p.caption', 'f.width', 'f.height', 'f.preview'])
    .where('p.courier_id', '=', courierId)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
}

export async function findPhoto(
  db: Queryable,
  courierId: string,
  photoId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('courier_photos as p')
    .innerJoin('photo_files as f', 'f.id', 'p.file_id')
    .select('f.photo')
    .where('p.courier_id', '=', courierId)
    .where('p.id', '=', photoId)
    .executeTakeFirst();
  return row?.photo;
}

export async function findCourier(
  db: Queryable,
  courierId: string,
): Promise<{ courier: RatedCourier; cards: RateCard[] } | undefined> {
  const courier = await db
    .selectFrom('couriers')
    .leftJoin('courier_rating_totals as totals', 'totals.courier_id', 'couriers.id')
    .selectAll('couriers')
    .select(RATED_COLUMNS)
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
