import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { dayInMonth, riyadhDay } from '../../domain/calendar.ts';

/**
 * Sums up the months that are over of accounts of which nothing has changed since, each in a
 * transaction of its own: with 50,000 clients it takes seconds, which the first booking of a month
 * would have to wait for otherwise.
 */
export async function sumUpMonths({ kysely }: Database, now: Date): Promise<void> {
  const behind = await kysely
    .selectFrom('report_marks')
    .select('account_id')
    .where('summed_until', '<', dayInMonth(riyadhDay(now), 0, 1))
    .execute();
  for (const { account_id } of behind) await sql`select begin_sums(${account_id})`.execute(kysely);
}
