import { sql } from 'kysely';
import { builder, statement } from '../../../db/statement.ts';
import type { ServiceType } from '../../../domain/rate-card.ts';
import type { StoredOffer, StoredPrice } from '../../quotes/tables.ts';
import type { ShipmentRow } from '../store.ts';

interface StandingValues {
  accountId: string;
  key: string;
  /** Keys from before are free again. */
  keptSince: Date;
  quoteId: string;
  courierId: string;
  serviceType: ServiceType;
}

/**
 * Reads at once what decides whether an order can be booked: the earlier answer to its key, its
 * quote with the chosen price and courier, the balance, and the account's plan. What there is not is null.
 */
export const readStanding = statement((v: StandingValues) =>
  builder
    .selectFrom('balances')
    .leftJoin('idempotency_keys as earlier', (join) =>
      join
        .onRef('earlier.account_id', '=', 'balances.account_id')
        .on('earlier.key', '=', v.key)
        .on('earlier.created_at', '>', v.keptSince),
    )
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.account_id', '=', 'balances.account_id').on('quotes.id', '=', v.quoteId),
    )
    .leftJoin('subscriptions', 'subscriptions.account_id', 'balances.account_id')
    .select([
      'balances.current as balance',
      'subscriptions.tier as plan',
      'earlier.operation',
      'earlier.request_hash',
      'earlier.status',
      'earlier.body',
      'quotes.request',
      'quotes.expires_at',
      'quotes.used_at',
      sql<ShipmentRow['courier'] | null>`(select to_jsonb(courier) from (
        select id, name, tier, sample, coalesce(rating_tenths, 0) as rating_tenths,
          coalesce(rating_count, 0) as rating_count
        from couriers left join courier_rating_totals on courier_id = id where id = ${v.courierId}) as courier)`.as(
        'courier',
      ),
      sql<StoredPrice | null>`(
        select price from json_array_elements(quotes.offer -> 'prices') as price
        join card_versions on card_versions.version = (price ->> 0)::int
        where card_versions.courier_id = ${v.courierId}
          and card_versions.service_type = ${v.serviceType})`.as('price'),
      // The least total of fees and VAT, see StoredPrice.
      sql<number | null>`(
        select min((price ->> 2)::int + (price ->> 3)::int + (price ->> 4)::int
          + (price ->> 5)::int + (price ->> 6)::int)
        from json_array_elements(quotes.offer -> 'prices') as price)`.as('cheapest'),
      sql<StoredOffer['lane']>`quotes.offer -> 'lane'`.as('lane'),
      sql<StoredOffer['vat_rate']>`quotes.offer -> 'vat_rate'`.as('vat_rate'),
      sql<StoredOffer['badges']>`quotes.offer -> 'badges'`.as('badges'),
    ])
    .where('balances.account_id', '=', v.accountId),
);

export type Standing = Awaited<ReturnType<typeof readStanding>>[number];
