import { sql } from 'kysely';
import { currentBalance, post } from '../../../features/balance/ledger.ts';
import type { Movement } from '../../../features/balance/movements.ts';
import { findQuote } from '../../../features/quotes/store.ts';
import type { StoredPrice } from '../../../features/quotes/tables.ts';
import type { AccountContext } from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';
import { run } from '../fault.ts';

/** Changes the stored prices of an unused quote, which are what is charged. */
export async function rewritePrices(
  { db, account }: AccountContext,
  quoteId: string,
  rewrite: (price: StoredPrice) => StoredPrice,
): Promise<void> {
  const found = await findQuote(db, account.id, quoteId);
  if (found?.quote.used_by !== null) return;
  const { offer } = found.quote;
  const rewritten = { ...offer, prices: offer.prices.map(rewrite) };
  await run(
    { db },
    sql`update quotes set offer = ${JSON.stringify(rewritten)}::json
      where account_id = ${account.id} and id = ${quoteId}`,
  );
}

const posted = new Set<string>();

/** Makes a posting about a shipment, unless this made one of its kind before. */
export async function postOnce(
  { db, account, now }: AccountContext,
  { posting, document }: Pick<Movement, 'posting' | 'document'>,
  shipmentId: string,
): Promise<void> {
  const name = `${posting.kind} ${shipmentId}`;
  if (posted.has(name)) return;
  posted.add(name);
  await db.kysely
    .transaction()
    .execute((tx) => post(tx, { accountId: account.id, posting, document, at: now }));
}

export async function forgetMovements(
  context: AccountContext,
  shipmentId: string,
  kind: 'shipment_charge' | 'shipment_refund',
): Promise<void> {
  const which = sql`shipment_id = ${shipmentId} and kind = ${kind}`;
  await run(
    context,
    sql`delete from ledger_entries
      where transaction_id in (select id from ledger_transactions where ${which})`,
  );
  await run(context, sql`delete from ledger_transactions where ${which}`);
}

/** Lets a booking spend the balance it read, although others have spent it in the meantime. */
export async function lendUpTo<Answer>(
  seen: number,
  { db, account }: AccountContext,
  book: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await book();
  } catch (error) {
    const missing = error instanceof ProblemError ? error.extras.shortfall?.amount : undefined;
    const now = await currentBalance(db.kysely, account.id);
    if (missing === undefined || now + missing > seen) throw error;
    const lend = (amount: number) =>
      run(
        { db },
        sql`update balances set current = current + ${amount} where account_id = ${account.id}`,
      );
    await lend(missing);
    try {
      return await book();
    } finally {
      await lend(-missing);
    }
  }
}
