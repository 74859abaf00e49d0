import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { currentBalance, post } from '../../../features/balance/ledger.ts';
import type { StoredPrice, StoredQuoteResult } from '../../../features/quotes/tables.ts';
import { handlers as right } from '../../../features/handlers.ts';
import type {
  OperationAnswer,
  OperationRequest,
  SignedInContext,
} from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';

type Order = OperationRequest<'createShipment'>;
type Booked = OperationAnswer<'createShipment'>;

/** Changes the stored prices of a quote, which are what is charged. */
export async function rewritePrices(
  { db: { kysely }, account }: SignedInContext,
  quoteId: string,
  rewrite: (price: StoredPrice) => StoredPrice,
): Promise<void> {
  const quote = await kysely
    .selectFrom('quotes')
    .select('result')
    .where('account_id', '=', account.id)
    .where('id', '=', quoteId)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  if (!quote) return;
  const result: StoredQuoteResult = { ...quote.result, prices: quote.result.prices.map(rewrite) };
  await sql`update quotes set result = ${JSON.stringify(result)}::jsonb
    where account_id = ${account.id} and id = ${quoteId}`.execute(kysely);
}

/** Books, and runs more if the key is new. */
export async function onceBooked(
  request: Order,
  context: SignedInContext,
  rest: (shipment: Booked['body']) => Promise<void>,
): Promise<Booked> {
  const { kysely } = context.db;
  const earlier = await kysely
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', context.account.id)
    .where('key', '=', request.header['Idempotency-Key'])
    .executeTakeFirst();
  const answer = await right.createShipment(request, context);
  if (!earlier) await rest(answer.body);
  return answer;
}

const posted = new Set<string>();

/** Makes a posting unless one has that name. */
export async function postOnce(
  { db, account, now }: SignedInContext,
  posting: Parameters<typeof post>[1]['posting'],
  name: string,
): Promise<void> {
  if (posted.has(name)) return;
  posted.add(name);
  await db.kysely
    .transaction()
    .execute((tx) => post(tx, { accountId: account.id, posting, at: now }));
}

export async function forgetMovements({ kysely }: Database, shipmentId: string, kind: string) {
  await sql`delete from ledger_entries where transaction_id in (
    select id from ledger_transactions where shipment_id = ${shipmentId} and kind = ${kind}
  )`.execute(kysely);
  await sql`delete from ledger_transactions
    where shipment_id = ${shipmentId} and kind = ${kind}`.execute(kysely);
}

export async function setBalance({ db, account }: SignedInContext, current: number): Promise<void> {
  await db.kysely
    .updateTable('balances')
    .set({ current, total_transactions: sql<number>`total_transactions - 1` })
    .where('account_id', '=', account.id)
    .execute();
}

/** Lets a booking spend the balance it read, although others have spent it in the meantime. */
export async function lendUpTo<Answer>(
  seen: number,
  { db: { kysely }, account }: SignedInContext,
  book: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await book();
  } catch (error) {
    const missing = error instanceof ProblemError ? error.extras.shortfall?.amount : undefined;
    const now = await currentBalance(kysely, account.id);
    if (missing === undefined || now + missing > seen) throw error;
    const move = (amount: number) =>
      sql`update balances set current = current + ${amount} where account_id = ${account.id}`.execute(
        kysely,
      );
    await move(missing);
    try {
      return await book();
    } finally {
      await move(-missing);
    }
  }
}
