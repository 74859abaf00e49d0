import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** How a courier is rated. */
export interface Rated {
  /** The mean in tenths of a star, 10 to 50; 0 without ratings. */
  rating_tenths: number;
  rating_count: number;
}

/** What couriers are ordered by, too. */
interface Ranked extends Rated {
  /** The Bayesian mean in millionths of a star. */
  bayes_millionths: number;
}

/** By courier; those without ratings are missing. */
export type Ratings = ReadonlyMap<string, Ranked>;

/** As if a courier had 20 ratings of 3.5 and no others. */
export const NOT_RATED: Ranked = {
  ...{ rating_tenths: 0, rating_count: 0 },
  bayes_millionths: 3_500_000,
};

/** How a courier is rated, of `courier_rating_totals` joined to the left. */
export const RATED_COLUMNS = [
  sql<number>`coalesce(rating_tenths, 0)`.as('rating_tenths'),
  sql<number>`coalesce(rating_count, 0)`.as('rating_count'),
] as const;

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

/** All couriers' ratings. */
export async function currentRatings(db: Database): Promise<Ratings> {
  const tariff = await db.kysely.selectFrom('tariff').select('ratings').executeTakeFirstOrThrow();
  return ratingsAt(db, tariff.ratings);
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
    .select([
      'tariff.ratings as counter',
      'courier_id',
      'rating_tenths',
      'rating_count',
      'bayes_millionths',
    ])
    .execute();
  const ratings = new Map<string, Ranked>();
  for (const { courier_id, rating_tenths, rating_count, bayes_millionths } of rows) {
    // Without any rating, the left join has one row of nulls.
    if (courier_id === null) continue;
    ratings.set(courier_id, {
      rating_tenths: rating_tenths ?? 0,
      rating_count: rating_count ?? 0,
      bayes_millionths: bayes_millionths ?? NOT_RATED.bayes_millionths,
    });
  }
  return { counter: rows[0]?.counter ?? 0, ratings };
}
