import { type RawBuilder, sql } from 'kysely';
import { STALLED_AFTER_HOURS } from '../../../common/stalled.ts';
import type { components } from '../../../openapi/generated/types.ts';

export type AttentionKind = components['schemas']['AttentionKind'];

/** Days after which cash that a courier collected is overdue. */
export const CASH_OVERDUE_AFTER_DAYS = 7;

/** Hours after which an order of a store has waited for too long. */
export const ORDER_WAITS_HOURS = 24;

/** Movements of the balance among which the beginning of a low one is searched. */
const MOVEMENTS_SEARCHED = 1_000;

/** Whose items, and at which time: parts of a statement. */
export interface Place {
  account: RawBuilder<string>;
  now: RawBuilder<Date>;
}

/** An item as it is read. */
export interface ItemRow {
  /** Id of the shipment, order, payment or account that it concerns. */
  subject: string;
  since: Date;
  /** Tracking number or order number. */
  label: string | null;
  receiver_name: string | null;
  top_up_id: string | null;
  /** Minor units of `currency`. */
  amount: number | null;
  currency: components['schemas']['Currency'] | null;
}

/**
 * What there is of each kind, in the order of urgency. Conditions are written as in the indexes of
 * the migration `0044-attention.ts`, so that these are used.
 */
export const KINDS: Readonly<Record<AttentionKind, (place: Place) => RawBuilder<ItemRow>>> = {
  held_payment: ({ account }) => sql`
    select p.id as subject, coalesce(p.settled_at, p.created_at) as since, null::text as label,
      null::text as receiver_name, p.top_up_id, t.amount, t.currency
    from top_up_payments p
    join top_ups t on t.account_id = p.account_id and t.id = p.top_up_id
    where p.account_id = ${account} and p.status = 'held'`,

  low_balance: ({ account }) => sql`
    select b.account_id as subject, coalesce((
        select m.created_at from ledger_transactions m
        where m.account_id = b.account_id
          and m.sequence > b.total_transactions - ${sql.lit(MOVEMENTS_SEARCHED)}
          and m.balance_after < a.low_balance_threshold
          and m.balance_after - m.amount >= a.low_balance_threshold
        order by m.sequence desc limit 1
      ), a.created_at) as since, null::text as label, null::text as receiver_name,
      null::text as top_up_id, b.current as amount, 'SAR' as currency
    from balances b
    join accounts a on a.account_id = b.account_id
    where b.account_id = ${account} and b.current < a.low_balance_threshold`,

  price_difference: (place) =>
    ofShipments(place, {
      where: sql`(s.return_owed > 0 or s.delivery_owed > 0)`,
      amount: sql`s.return_owed + s.delivery_owed`,
    }),

  cash_overdue: (place) =>
    ofShipments(place, {
      where: sql`s.payment_status = 'cod_collected'
        and s.updated_at <= ${ago(place, CASH_OVERDUE_AFTER_DAYS * 24)}`,
      amount: sql`(select m.cod_amount from ledger_transactions m where m.account_id = s.account_id
        and m.shipment_id = s.id and m.kind = 'cod_collected')`,
    }),

  failed_attempt: (place) =>
    ofShipments(place, {
      where: sql`s.status = 'pending' and s.tracking_status = 'delivery_attempted'`,
    }),

  stalled_shipment: (place) =>
    ofShipments(place, {
      where: sql`s.status = 'pending' and s.tracking_status <> 'delivery_attempted'
        and s.updated_at <= ${ago(place, STALLED_AFTER_HOURS)}`,
    }),

  address_missing: (place) =>
    ofShipments(place, {
      since: sql`s.created_at`,
      // As addressStateOf has it (domain/receiver-address.ts).
      where: sql`s.status = 'pending' and s.tracking_status not in ('out_for_delivery', 'returning')
        and s.receiver->>'country' = 'SA' and ${isBlank('short_address')}
        and (${isBlank('street_name')} or ${isBlank('building_no')} or ${isBlank('postal_code')})`,
    }),

  waiting_order: (place) => sql`
    select o.id as subject, o.created_at as since, o.number as label, null::text as receiver_name,
      null::text as top_up_id, null::bigint as amount, null::text as currency
    from store_orders o
    where o.account_id = ${place.account} and o.shipment_id is null
      and o.state in ('new', 'needs_attention')
      and o.created_at <= ${ago(place, ORDER_WAITS_HOURS)}`,

  ended_plan: ({ account }) => sql`
    select a.account_id as subject,
      coalesce(s.ends_on::timestamp at time zone 'Asia/Riyadh', a.plan_lost_at) as since,
      null::text as label, null::text as receiver_name, null::text as top_up_id,
      null::bigint as amount, null::text as currency
    from accounts a
    left join subscriptions s on s.account_id = a.account_id
    where a.account_id = ${account}
      and (s.grace_until is not null or s.account_id is null and a.plan_lost_at is not null)`,
};

/** All kinds, the most urgent first. */
export const KINDS_IN_ORDER = Object.keys(KINDS) as AttentionKind[];

interface ShipmentItems {
  where: RawBuilder<unknown>;
  /** By default the last scan or change. */
  since?: RawBuilder<unknown>;
  /** Halalas. */
  amount?: RawBuilder<unknown>;
}

function ofShipments(
  { account }: Place,
  { where, since = sql`s.updated_at`, amount }: ShipmentItems,
): RawBuilder<ItemRow> {
  return sql`
    select s.id as subject, ${since} as since, s.tracking_number as label,
      s.receiver->>'full_name' as receiver_name, null::text as top_up_id,
      ${amount ?? sql`null::bigint`} as amount, ${amount ? sql`'SAR'` : sql`null::text`} as currency
    from shipments s
    where s.account_id = ${account} and ${where}`;
}

const ago = ({ now }: Place, hours: number) =>
  sql`${now}::timestamptz - ${sql.lit(`${hours} hours`)}::interval`;

const isBlank = (field: string) => sql`coalesce(s.receiver->>${sql.lit(field)}, '') = ''`;
