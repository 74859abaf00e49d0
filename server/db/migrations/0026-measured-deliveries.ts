import { runStatements } from '../run-statements.ts';

/** Bit 0 is Sunday, as in `extract(dow)`. */
const BITS = `(select bit_or(1 << (array_position(array['sunday', 'monday', 'tuesday',
  'wednesday', 'thursday', 'friday', 'saturday'], day) - 1))
  from jsonb_array_elements_text(card -> 'servedDays') as day)`;

/**
 * What was really delivered, counted by courier, service, lane, day and days in transit. These rows
 * belong to no account. How many accounts are behind them is told by rows of the accounts.
 */
export const up = runStatements([
  // The days on which the courier works, as the shipment was booked: its days in transit are
  // counted in them. Of shipments booked before, those of the card in force.
  'alter table shipments add served_days smallint not null default 127 check (served_days > 0)',
  `update shipments set served_days = ${BITS} from courier_cards as c
    where c.courier_id = shipments.courier_id and c.service_type = shipments.service_type
      and jsonb_array_length(c.card -> 'servedDays') between 1 and 6`,
  'alter table shipments alter served_days drop default',

  `create table delivery_counts (
    courier_id text not null,
    service_type text not null,
    lane text not null check (lane in ('intra_city', 'domestic', 'international')),
    delivered_on date not null,
    days smallint not null check (days between 0 and 60),
    deliveries integer not null check (deliveries >= 0),
    on_time integer not null check (on_time between 0 and deliveries),
    primary key (courier_id, service_type, lane, delivered_on, days)
  )`,
  `create table delivering_accounts (
    account_id text not null,
    courier_id text not null,
    service_type text not null,
    lane text not null,
    last_delivered_on date not null,
    primary key (account_id, courier_id, service_type, lane)
  )`,
  `create index delivering_accounts_by_lane
    on delivering_accounts (courier_id, service_type, lane, last_delivered_on)`,

  // What was delivered before.
  `create temporary table delivered_before on commit drop as
    select account_id, courier_id, service_type, lane, delivered_on, on_time,
      (select least(count(*), 60) from generate_series(
        collected_on + 1, delivered_on, interval '1 day') as day
        where served_days >> extract(dow from day)::int & 1 = 1) as days
    from (
      select s.account_id, s.courier_id, s.service_type, s.served_days,
        case when s.origin_country <> 'SA' or s.destination_country <> 'SA' then 'international'
          when s.origin_city = s.destination_city then 'intra_city' else 'domestic' end as lane,
        (at at time zone 'Asia/Riyadh')::date as delivered_on,
        (at at time zone 'Asia/Riyadh')::date <= s.expected_delivery_on as on_time,
        (coalesce(picked_up_at, scanned_at) at time zone 'Asia/Riyadh')::date as collected_on
      from shipments s
      cross join lateral (
        select min(occurred_at) as at from tracking_events e
        where e.account_id = s.account_id and e.shipment_id = s.id and tracking_status = 'delivered'
      ) as delivered
      cross join lateral (
        select min(occurred_at) filter (where tracking_status = 'picked_up') as picked_up_at,
          min(occurred_at) as scanned_at
        from tracking_events e
        where e.account_id = s.account_id and e.shipment_id = s.id and occurred_at <= at
          and tracking_status in ('picked_up', 'in_transit', 'at_hub', 'out_for_delivery',
            'delivery_attempted', 'returning')
      ) as collected
      where s.tracking_status = 'delivered' and at > now() - interval '90 days'
        and scanned_at is not null
    ) as facts`,
  `insert into delivery_counts
    select courier_id, service_type, lane, delivered_on, days, count(*),
      count(*) filter (where on_time)
    from delivered_before group by 1, 2, 3, 4, 5`,
  `insert into delivering_accounts
    select account_id, courier_id, service_type, lane, max(delivered_on)
    from delivered_before join accounts using (account_id)
    where closed_at is null group by 1, 2, 3, 4`,
]);
