import { type Insertable, type Selectable, sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import { type CardVersionRow, toCardVersion } from '../couriers/card-versions.ts';
import { cardVersions } from '../couriers/tariff.ts';
import { type ShownPrice, toShownPrice } from './shown-price.ts';
import type { QuotesTable, StoredOffer, StoredPrice } from './tables.ts';

/** Days for which an expired quote can still be read, unless a shipment uses it. */
const UNUSED_QUOTE_DAYS = 30;

export type QuoteRow = Selectable<QuotesTable>;

/**
 * Stores a quote, unless the tariff it was priced with has been replaced.
 *
 * @returns the account's balance in halalas; undefined if the tariff has been replaced.
 */
export async function insertQuote(
  db: Queryable,
  quote: Insertable<QuotesTable>,
  tariffVersion: number,
): Promise<number | undefined> {
  const { account_id, id, request, offer, created_at, expires_at } = quote;
  const { rows } = await sql<{ balance: number | null }>`
    with stored as (
      insert into quotes (account_id, id, request, offer, created_at, expires_at)
      select ${account_id}, ${id}, ${request}::jsonb, ${offer}::json,
        ${created_at}::timestamptz, ${expires_at}::timestamptz
      from tariff where version = ${tariffVersion}
      returning account_id
    )
    select current as balance from stored left join balances using (account_id)`.execute(db);
  const [stored] = rows;
  if (stored?.balance === null) throw new Error(`${account_id} has no balance`);
  return stored?.balance;
}

/** A quote of this account, with the versions of its cards. */
export async function findQuote(db: Database, accountId: string, quoteId: string) {
  const quote = await db.kysely
    .selectFrom('quotes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!quote) return undefined;
  const { prices, excluded } = quote.offer;
  const versions = [...prices, ...excluded].map(([version]) => version);
  return { quote, versions: await cardVersions(db, versions) };
}

/** A quote with one of its prices. */
export interface QuotedPrice extends Pick<QuoteRow, 'id' | 'request' | 'expires_at' | 'used_at'> {
  /** Undefined if the quote has no price of this courier and service. */
  price: ShownPrice | undefined;
}

/**
 * A courier's price of a quote, without reading the others. The quote is locked until the
 * transaction ends, so that two bookings cannot both find it unused.
 */
export async function lockQuotedPrice(
  tx: Tx,
  chosen: Pick<components['schemas']['ShipmentCreate'], 'quote_id' | 'courier_id' | 'service_type'>,
  accountId: string,
): Promise<QuotedPrice | undefined> {
  const { quote_id: id, courier_id, service_type } = chosen;
  const { rows } = await sql<QuotedPriceRow>`
    select q.request, q.expires_at, q.used_at, q.offer -> 'lane' as lane,
      q.offer -> 'vat_rate' as vat_rate, q.offer -> 'badges' as badges,
      priced.price, priced.version, priced.courier, priced.card
    from quotes q
    left join lateral (
      select price, v.version, v.courier, v.card
      from json_array_elements(q.offer -> 'prices') as price
      join card_versions v on v.version = (price ->> 0)::int
      where v.courier_id = ${courier_id} and v.service_type = ${service_type}
    ) as priced on true
    where q.account_id = ${accountId} and q.id = ${id}
    for update of q`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { request, expires_at, used_at, price } = row;
  const shown = price && toShownPrice(price, toCardVersion(row), row, request);
  return { id, request, expires_at, used_at, price: shown ?? undefined };
}

type QuotedPriceRow = Pick<QuoteRow, 'request' | 'expires_at' | 'used_at'> &
  Pick<StoredOffer, 'lane' | 'vat_rate' | 'badges'> &
  CardVersionRow & { price: StoredPrice | null };

/** Deletes quotes older than {@link UNUSED_QUOTE_DAYS} that no shipment uses. */
export async function deleteUnusedQuotes(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - UNUSED_QUOTE_DAYS * 24 * 3_600_000);
  await db
    .deleteFrom('quotes')
    .where('used_by', 'is', null)
    .where('created_at', '<=', oldest)
    .execute();
}
