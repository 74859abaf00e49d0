import { type Selectable, type SqlBool, sql } from 'kysely';
import { COUNT_CAP } from '../../db/count-cap.ts';
import type { Queryable } from '../../db/database.ts';
import type { CourierRatingTotalsTable } from './tables.ts';
import type { RatingRow } from './store.ts';

export type RatingTotals = Selectable<CourierRatingTotalsTable>;
export type RatingSort = '-created_at' | '-score' | 'score';

/** A rating's position in a list; its id, which sorts by time, breaks ties. */
export type RatingPosition = [score: number, id: string];

interface RatingQuery {
  courierId: string;
  stars: number | undefined;
  sort: RatingSort;
  after: RatingPosition | null;
  limit: number;
}

/** A page of a courier's ratings, by all accounts, and the courier's totals. */
export async function courierRatingPage(db: Queryable, query: RatingQuery) {
  const { courierId, stars, sort, after, limit } = query;
  const totals = await db
    .selectFrom('courier_rating_totals')
    .selectAll()
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
  const direction = sort === 'score' ? 'asc' : 'desc';
  let ratings = db.selectFrom('courier_ratings').selectAll().where('courier_id', '=', courierId);
  if (stars !== undefined) ratings = ratings.where('stars', '=', stars);
  if (sort !== '-created_at') {
    ratings = ratings.orderBy('score', direction);
    // Says the same of the score, so that its index leads to them.
    if (stars !== undefined) ratings = ratings.where(roundsTo(stars));
  }
  if (after !== null) ratings = ratings.where(isAfter(sort, after));
  const rows = await ratings
    .orderBy('id', direction)
    // One row more than requested shows whether there is a next page.
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    totals,
    rows: shown,
    end: rows.length > limit ? positionOf(shown.at(-1)) : null,
    ...counted(totals, stars),
  };
}

function roundsTo(stars: number) {
  return sql<SqlBool>`score between ${60 * stars - 30} and ${60 * stars + 29}`;
}

function isAfter(sort: RatingSort, [score, id]: RatingPosition) {
  if (sort === '-created_at') return sql<SqlBool>`id < ${id}`;
  const follows = sql.raw(sort === 'score' ? '>' : '<');
  return sql<SqlBool>`(score, id) ${follows} (${score}, ${id})`;
}

function positionOf(row: RatingRow | undefined): RatingPosition | null {
  return row ? [row.score, row.id] : null;
}

/** The number of ratings that the filter keeps, which the totals know. */
function counted(totals: RatingTotals | undefined, stars: number | undefined) {
  const total = totals === undefined ? 0 : countOf(totals, stars);
  return { total: Math.min(total, COUNT_CAP), isCapped: total > COUNT_CAP };
}

/** How many ratings round to so many stars; all of them if it is undefined. */
export function countOf(totals: RatingTotals, stars: number | undefined): number {
  const { rating_count, stars_1, stars_2, stars_3, stars_4, stars_5 } = totals;
  return stars === undefined
    ? rating_count
    : ([stars_1, stars_2, stars_3, stars_4, stars_5][stars - 1] ?? 0);
}
