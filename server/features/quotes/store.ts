import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { QuotesTable } from './tables.ts';

/** Days for which an expired quote can still be read, unless a shipment uses it. */
const UNUSED_QUOTE_DAYS = 30;

export type QuoteRow = Selectable<QuotesTable>;

export async function insertQuote(db: Queryable, quote: Insertable<QuotesTable>): Promise<void> {
  await db.insertInto('quotes').values(quote).execute();
}

/** A quote of this account. */
export function findQuote(
  db: Queryable,
  accountId: string,
  quoteId: string,
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', quoteId)
    .executeTakeFirst();
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
