import type { Currency } from '../../../common/money.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { RateOfToday } from '../../domain/top-up-options.ts';
import type { Queryable } from '../../db/database.ts';

/** The rate of each foreign currency on a day; currencies without a rate are left out. */
export async function ratesOn(
  db: Queryable,
  day: CalendarDay,
): Promise<ReadonlyMap<Currency, RateOfToday>> {
  const rows = await db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('valid_from', '<=', day)
    .distinctOn('currency')
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.currency,
      { microSar: row.micro_sar, from: row.valid_from, source: row.source },
    ]),
  );
}
