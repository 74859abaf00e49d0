import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Frequency } from '../../domain/reports/schedule.ts';
import { lockAccount } from '../plans/limits.ts';
import type { ScheduledReportsTable } from './tables.ts';

/** Most scheduled reports of one account, as the contract says. */
export const MAX_SCHEDULED = 20;

export type ScheduledReport = Selectable<ScheduledReportsTable>;

/** All scheduled reports of an account in the order in which they were scheduled. */
export function listScheduled(db: Queryable, accountId: string): Promise<ScheduledReport[]> {
  return db
    .selectFrom('scheduled_reports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/**
 * Schedules a report, unless it is scheduled already. The account's row is locked, so simultaneous
 * calls cannot exceed the limit.
 *
 * @returns undefined when the account has {@link MAX_SCHEDULED} others.
 */
export async function schedule(
  tx: Tx,
  row: Insertable<ScheduledReportsTable>,
): Promise<ScheduledReport | undefined> {
  const { account_id } = row;
  await lockAccount(tx, account_id);
  const { count } = await tx
    .selectFrom('scheduled_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  if (count < MAX_SCHEDULED) {
    await tx
      .insertInto('scheduled_reports')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'report', 'frequency', 'filters']).doNothing(),
      )
      .execute();
  }
  return tx
    .selectFrom('scheduled_reports')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('report', '=', row.report)
    .where('frequency', '=', row.frequency)
    .where(sql<boolean>`filters = ${row.filters}::jsonb`)
    .executeTakeFirst();
}

/** @returns whether the account had it. */
export async function unschedule(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scheduled_reports')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A scheduled report whose e-mail is due, and whom it goes to. */
export interface DueReport extends ScheduledReport {
  email: string;
  locale: 'ar' | 'en';
}

/** Reports of companies with a verified e-mail that have none about a period yet. */
export function dueReports(
  db: Queryable,
  { frequency, from }: { frequency: Frequency; from: CalendarDay },
  after: readonly [accountId: string, id: string],
  limit: number,
): Promise<DueReport[]> {
  return db
    .selectFrom('scheduled_reports as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .selectAll('s')
    .select(['a.email', 'a.locale'])
    .where('s.frequency', '=', frequency)
    .where('s.sent_for', '<', from)
    .where('a.account_type', '=', 'company')
    .where('a.email_verified', '=', true)
    .where('a.closed_at', 'is', null)
    .where(sql<boolean>`(s.account_id, s.id) > (${after[0]}, ${after[1]})`)
    .orderBy('s.account_id')
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** Notes that the e-mail about a period needs not be sent any more. */
export async function markSent(
  db: Queryable,
  { account_id, id }: ScheduledReport,
  from: CalendarDay,
): Promise<void> {
  await db
    .updateTable('scheduled_reports')
    .set({ sent_for: from })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
