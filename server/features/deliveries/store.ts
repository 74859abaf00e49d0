import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import {
  FEWEST_ACCOUNTS,
  FEWEST_DELIVERIES,
  firstMeasuredDay,
} from '../../domain/measured-transit.ts';
import type { LaneKind, ServiceType } from '../../domain/rate-card.ts';

export interface LaneCounts {
  courier_id: string;
  service_type: ServiceType;
  lane: LaneKind;
  /** By ascending days. */
  counts: [days: number, deliveries: number, onTime: number][];
}

/** What was delivered since a day, on each lane of which enough is known to show it. */
export const selectLaneCounts = statement(
  ({ since }: { since: CalendarDay }) => sql<LaneCounts>`
    select courier_id, service_type, lane,
      json_agg(json_build_array(days, deliveries, on_time) order by days) as counts
    from (
      select courier_id, service_type, lane, days,
        sum(deliveries)::int as deliveries, sum(on_time)::int as on_time
      from delivery_counts
      where delivered_on >= ${since} and deliveries > 0
      group by courier_id, service_type, lane, days
    ) as by_days
    group by courier_id, service_type, lane
    having sum(deliveries) >= ${sql.lit(FEWEST_DELIVERIES)} and ${sql.lit(FEWEST_ACCOUNTS)} <= (
      select count(*) from (
        select from delivering_accounts as account
        where account.courier_id = by_days.courier_id
          and account.service_type = by_days.service_type and account.lane = by_days.lane
          and last_delivered_on >= ${since}
        limit ${sql.lit(FEWEST_ACCOUNTS)}
      ) as enough
    )`,
);

/** Deletes what is no longer measured. */
export async function deleteOldCounts(db: Queryable, now: Date): Promise<void> {
  const first = firstMeasuredDay(now);
  await db.deleteFrom('delivery_counts').where('delivered_on', '<', first).execute();
  await db.deleteFrom('delivering_accounts').where('last_delivered_on', '<', first).execute();
}
