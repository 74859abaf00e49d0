import type { Database } from '../../db/database.ts';

/** How a courier is rated. */
export interface Rated {
  /** The mean in tenths of a star, 10 to 50; 0 without ratings. */
  rating_tenths: number;
  rating_count: number;
}

/** By courier; those without ratings are missing. */
export type Ratings = ReadonlyMap<string, Rated>;

export const NOT_RATED: Rated = { rating_tenths: 0, rating_count: 0 };

interface Reading {
  /** The tariff's counter of changes to ratings. */
  counter: number;
  ratings: Ratings;
}

const readings = new WeakMap<Database, Promise<Reading>>();

/**
 * All couriers' ratings, read again only if there are newer ones than this process knows.
 *
 * @param counter `tariff.ratings`, as a statement that was sent anyway has returned it.
 */
export async function ratingsAt(db: Database, counter: number): Promise<Ratings> {
  for (;;) {
    const reading = readings.get(db) ?? begin(db);
    const known = await reading;
    if (known.counter >= counter) return known.ratings;
    if (readings.get(db) === reading) readings.delete(db);
  }
}

function begin(db: Database): Promise<Reading> {
  const reading = read(db);
  readings.set(db, reading);
  reading.catch(() => readings.delete(db));
  return reading;
}

/** One statement, so that the counter belongs to the ratings. */
async function read({ kysely }: Database): Promise<Reading> {
  const rows = await kysely
    .selectFrom('tariff')
    .leftJoin('courier_rating_totals as totals', (join) => join.on('rating_count', '>', 0))
    .select(['tariff.ratings as counter', 'courier_id', 'rating_tenths', 'rating_count'])
    .execute();
  const ratings = new Map<string, Rated>();
  for (const { courier_id, rating_tenths, rating_count } of rows) {
    if (courier_id === null || rating_tenths === null || rating_count === null) continue;
    ratings.set(courier_id, { rating_tenths, rating_count });
  }
  return { counter: rows[0]?.counter ?? 0, ratings };
}
