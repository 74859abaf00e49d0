import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';

/** Deliveries by courier, service, lane, day and days in transit, as one line each. */
export type Lines = string[];

/** What every scan of every delivered shipment tells, in plain SQL. */
const DELIVERIES = sql`
  select s.*, case
      when 'SA' not in (s.origin_country) or 'SA' not in (s.destination_country)
        then 'international'
      when s.origin_city = s.destination_city then 'intra_city'
      else 'domestic'
    end as lane,
    (delivered_at at time zone 'Asia/Riyadh')::date as day,
    (select least(60, count(*)) from generate_series(
        (collected_at at time zone 'Asia/Riyadh')::date + 1,
        (delivered_at at time zone 'Asia/Riyadh')::date, '1 day') as day
      where substring(lpad(s.served_days::int::bit(7)::text, 7, '0'),
        7 - extract(dow from day)::int, 1) = '1') as days
  from (
    select distinct on (scan.account_id, scan.shipment_id) scan.account_id as of_account,
      scan.shipment_id, delivered_at, scan.occurred_at as collected_at
    from tracking_events as scan join (
      select account_id, shipment_id, min(occurred_at) as delivered_at
      from tracking_events where tracking_status = 'delivered' group by 1, 2
    ) as delivery using (account_id, shipment_id)
    where scan.occurred_at <= delivered_at and scan.tracking_status in ('picked_up', 'in_transit',
      'at_hub', 'out_for_delivery', 'delivery_attempted', 'returning')
    order by scan.account_id, scan.shipment_id, scan.tracking_status <> 'picked_up',
      scan.occurred_at
  ) as journey
  join shipments s on s.account_id = of_account and s.id = shipment_id
  where s.tracking_status = 'delivered'`;

/** The counts that follow from the tracking events alone, of days from `since` on. */
export async function recount(db: Queryable, since: string): Promise<Lines> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', courier_id, service_type, lane, day, days, count(*),
      count(*) filter (where day <= expected_delivery_on)) as line
    from (${DELIVERIES}) as delivery where day >= ${since}
    group by courier_id, service_type, lane, day, days`.execute(db);
  return rows.map(({ line }) => line).sort();
}

/** The counts that were kept. */
export async function keptCounts(db: Queryable, since: string): Promise<Lines> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', courier_id, service_type, lane, delivered_on, days, deliveries, on_time)
      as line
    from delivery_counts where deliveries > 0 and delivered_on >= ${since}`.execute(db);
  return rows.map(({ line }) => line).sort();
}

/** Accounts by courier, service and lane whose remembered day is one without a delivery. */
export async function wrongAccounts(db: Queryable): Promise<unknown[]> {
  const { rows } = await sql`
    select * from delivering_accounts as kept where not exists (
      select from (${DELIVERIES}) as delivery
      where delivery.account_id = kept.account_id and delivery.courier_id = kept.courier_id
        and delivery.service_type = kept.service_type and delivery.lane = kept.lane
        and delivery.day = kept.last_delivered_on)`.execute(db);
  return rows;
}
