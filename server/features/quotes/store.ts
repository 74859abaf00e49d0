import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { ratingsAt } from '../ratings/current-ratings.ts';
import { cardVersions } from '../couriers/tariff.ts';
import type { QuotesTable } from './tables.ts';

/** Days for which an expired quote can still be read, unless a shipment uses it. */
const UNUSED_QUOTE_DAYS = 30;

export type QuoteRow = Selectable<QuotesTable>;

type NewQuote = Insertable<QuotesTable>;

/**
 * Stores a quote, unless the tariff it was priced with has been replaced.
 *
 * @returns the account's balance in halalas and the counter of ratings; undefined if the tariff has
 *   been replaced.
 */
export async function insertQuote(
  db: Queryable,
  { account_id: accountId, expires_at: expiresAt, ...quote }: NewQuote,
  tariffVersion: number,
): Promise<{ balance: number; ratings: number } | undefined> {
  const { id, request, offer, created_at: at } = quote;
  const [stored] = await storeQuote(db, {
    ...{ accountId, id, request, offer, at, expiresAt, tariffVersion },
  });
  if (stored === undefined) return undefined;
  const { balance, ratings } = stored;
  if (balance === null) throw new Error(`${accountId} has no balance`);
  return { balance, ratings };
}

interface QuoteValues extends Pick<NewQuote, 'id' | 'request' | 'offer'> {
  accountId: string;
  at: Date;
  expiresAt: Date;
  tariffVersion: number;
}

const storeQuote = statement(
  (v: QuoteValues) => sql<{ balance: number | null; ratings: number }>`
    with stored as (
      insert into quotes (account_id, id, request, offer, created_at, expires_at)
      select ${v.accountId}, ${v.id}, ${v.request}::jsonb, ${v.offer}::json,
        ${v.at}::timestamptz, ${v.expiresAt}::timestamptz
      from tariff where version = ${v.tariffVersion}
      returning account_id
    )
    select current as balance, ratings
    from stored cross join tariff left join balances using (account_id)`,
);

/** A quote of this account, with the versions of its cards and the current ratings. */
export async function findQuote(db: Database, accountId: string, quoteId: string) {
  const quote = await db.kysely
    .selectFrom('quotes')
    .crossJoin('tariff')
    .selectAll('quotes')
    .select('tariff.ratings')
    .where('account_id', '=', accountId)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!quote) return undefined;
  const { prices, excluded } = quote.offer;
  const versions = [...prices, ...excluded].map(([version]) => version);
  const ratings = await ratingsAt(db, quote.ratings);
  return { quote, versions: await cardVersions(db, versions), ratings };
}

/** Deletes quotes older than {@link UNUSED_QUOTE_DAYS} that no shipment uses. */
export async function deleteUnusedQuotes(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - UNUSED_QUOTE_DAYS * 24 * 3_600_000);
  await db
    .deleteFrom('quotes')
    .where('used_by', 'is', null)
    .where('created_at', '<=', oldest)
    .execute();
}
