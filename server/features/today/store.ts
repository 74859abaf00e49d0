import { sql } from 'kysely';
import { firstIdAt } from '../../db/ids.ts';
import { statement } from '../../db/statement.ts';
import type { Queryable } from '../../db/database.ts';
import { addDays, type CalendarDay, riyadhDay } from '../../domain/calendar.ts';
import { startOfDay } from '../../db/riyadh-days.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Amounts in halalas. The names end with the day that they are of. */
export interface TodayRow {
  booked_today: number;
  booked_yesterday: number;
  delivered_today: number;
  delivered_yesterday: number;
  charged_today: number;
  charged_yesterday: number;
  collected_today: number;
  collected_yesterday: number;
}

interface Moments {
  accountId: string;
  today: CalendarDay;
  yesterday: CalendarDay;
  /** When both days began. */
  midnight: Date;
  midnightBefore: Date;
  now: Date;
  /** Where yesterday ends. */
  dayAgo: Date;
  /** Between them are the ids of all movements since yesterday's midnight. */
  firstMovement: string;
  laterMovement: string;
}

/** What has happened today, and yesterday up to the same time of day. */
export async function readToday(db: Queryable, accountId: string, now: Date): Promise<TodayRow> {
  const [row] = await selectToday(db, momentsOf(accountId, now));
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/** The moments between which the rows of both days are. */
export function momentsOf(accountId: string, now: Date): Moments {
  const today = riyadhDay(now);
  const yesterday = addDays(today, -1);
  const midnightBefore = startOfDay(yesterday);
  return {
    ...{ accountId, today, yesterday, now, midnightBefore, midnight: startOfDay(today) },
    dayAgo: new Date(now.getTime() - DAY_MS),
    firstMovement: firstIdAt('ltx', midnightBefore),
    laterMovement: firstIdAt('ltx', new Date(now.getTime() + 1)),
  };
}

/**
 * Each part reads the rows of two days by an index: bookings by their creation, deliveries by their
 * day, movements by their ids, which begin with the time. A shipment keeps only the day of its
 * delivery, so yesterday's are compared with the scans up to this time of day.
 */
export const todayQuery = (v: Moments) => {
  const isToday = sql`created_at >= ${v.midnight}::timestamptz`;
  const isYesterday = sql`created_at <= ${v.dayAgo}::timestamptz`;
  const inTwoDays = sql`account_id = ${v.accountId}
    and created_at >= ${v.midnightBefore}::timestamptz and created_at <= ${v.now}::timestamptz`;
  const isCharge = sql`kind in
    ('shipment_charge', 'shipment_refund', 'delivery_charge', 'return_charge')`;
  return sql<TodayRow>`
    select booked.*, delivered.*, moved.*
    from (
      select (count(*) filter (where ${isToday}))::int as booked_today,
        (count(*) filter (where ${isYesterday}))::int as booked_yesterday
      from shipments where ${inTwoDays}
    ) as booked, (
      select (count(*) filter (where delivered_on = ${v.today}::date))::int as delivered_today,
        (count(*) filter (where delivered_on = ${v.yesterday}::date and id in (
          select shipment_id from tracking_events
          where account_id = ${v.accountId} and tracking_status = 'delivered'
            and occurred_at >= ${v.midnightBefore}::timestamptz
            and occurred_at <= ${v.dayAgo}::timestamptz
        )))::int as delivered_yesterday
      from shipments
      where account_id = ${v.accountId} and status = 'completed'
        and delivered_on >= ${v.yesterday}::date and delivered_on <= ${v.today}::date
    ) as delivered, (
      select ${sumOf(sql`-amount`, sql`${isCharge} and ${isToday}`)} as charged_today,
        ${sumOf(sql`-amount`, sql`${isCharge} and ${isYesterday}`)} as charged_yesterday,
        ${sumOf(sql`cod_amount`, sql`kind = 'cod_collected' and ${isToday}`)} as collected_today,
        ${sumOf(sql`cod_amount`, sql`kind = 'cod_collected' and ${isYesterday}`)}
          as collected_yesterday
      from ledger_transactions
      where ${inTwoDays} and id >= ${v.firstMovement} and id < ${v.laterMovement}
    ) as moved`;
};

const selectToday = statement(todayQuery);

function sumOf(amount: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) {
  return sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`;
}
