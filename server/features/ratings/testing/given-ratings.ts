import type { Insertable } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { CourierRatingsTable } from '../tables.ts';

/** A rating of so many stars in every required part, by somebody else each time. */
export function givenRating(
  courierId: string,
  stars: number,
  changes: Partial<Insertable<CourierRatingsTable>> = {},
): Insertable<CourierRatingsTable> {
  const at = new Date();
  return {
    account_id: newId('acc', at),
    shipment_id: newId('shp', at),
    id: newId('rtg', at),
    courier_id: courierId,
    service_type: 'standard',
    lane: 'domestic',
    ...{ on_time: stars, condition: stars, driver: stars, cash_paid_out: null, support: null },
    text: null,
    sample: false,
    created_at: at,
    updated_at: at,
    ...changes,
  };
}

export async function addRatings(
  db: Queryable,
  ratings: Insertable<CourierRatingsTable>[],
): Promise<void> {
  await db.insertInto('courier_ratings').values(ratings).execute();
}
