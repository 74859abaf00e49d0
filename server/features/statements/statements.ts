import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { type CalendarDay, monthDays, riyadhDay } from '../../domain/calendar.ts';
import type { TransactionKind } from '../../domain/ledger.ts';
import { addUpSums } from '../reports/sums-store.ts';
import { endOfDay, startOfDay } from '../../db/riyadh-days.ts';

/** A month of the balance; halalas. */
export interface StatementMonth {
  /** `YYYY-MM`, in Riyadh. */
  month: string;
  opening: number;
  closing: number;
  /** Without those of cash on delivery. */
  transactions: number;
}

/** The movements of one kind in a month. */
export interface StatementLine {
  kind: TransactionKind;
  count: number;
  amount: number;
}

export interface Statement extends StatementMonth {
  lines: StatementLine[];
  /** Cash that couriers hold for the account. */
  cash: { opening: number; collected: number; remitted: number; closing: number };
}

/** The order of the kinds in a statement. */
const KINDS: readonly TransactionKind[] = [
  'top_up',
  'top_up_reversal',
  'shipment_charge',
  'shipment_refund',
  'delivery_charge',
  'cash_back',
  'cash_back_reversal',
  'return_charge',
  'subscription_charge',
  'subscription_refund',
];

/** Movements of the balance; the others are of cash on delivery. */
const MOVES_BALANCE = sql<boolean>`key not in ('cod_collected', 'cod_remitted')`;

/**
 * Every month since the account was opened, up to the current one, newest first, from the sums of days
 * that reports are made of: a ledger may have millions of movements.
 */
export async function listStatementMonths(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<StatementMonth[]> {
  await addUpSums(db, accountId);
  const moved = await db
    .selectFrom('money_sums')
    .select([
      sql<string>`to_char(starts_on, 'YYYY-MM')`.as('month'),
      sql<number>`sum(amount)::float8`.as('amount'),
      sql<number>`coalesce(sum(movements) filter (where ${MOVES_BALANCE}), 0)::float8`.as('count'),
    ])
    .where('account_id', '=', accountId)
    .where('facet', '=', 'movement')
    .where('grain', '=', 'day')
    .groupBy('month')
    .orderBy('month')
    .execute();
  const byMonth = new Map(moved.map((each) => [each.month, each]));
  const opened = await openedIn(db, accountId);
  const first = [opened, moved[0]?.month ?? opened].sort()[0] ?? opened;
  let closing = 0;
  const months = monthsBetween(first, monthOf(now)).map((month): StatementMonth => {
    const { amount = 0, count: transactions = 0 } = byMonth.get(month) ?? {};
    const opening = closing;
    closing += amount;
    return { month, opening, closing, transactions };
  });
  return months.reverse();
}

/** The statement of a month; undefined if the account did not exist in it, or it is to come. */
export async function findStatement(
  db: Queryable,
  accountId: string,
  month: string,
  now: Date,
): Promise<Statement | undefined> {
  if (month > monthOf(now)) return undefined;
  const [first, last] = monthDays(month);
  const [start, end] = [startOfDay(first), endOfDay(last)];
  const isIn = sql`created_at >= ${start}::timestamptz`;
  const kinds = await db
    .selectFrom('ledger_transactions')
    .select([
      'kind',
      sql<number>`(count(*) filter (where ${isIn}))::float8`.as('count'),
      sql<number>`coalesce(sum(amount) filter (where ${isIn}), 0)::float8`.as('amount'),
      sql<number>`coalesce(sum(amount) filter (where not ${isIn}), 0)::float8`.as('before'),
      sql<number>`coalesce(sum(cod_amount) filter (where ${isIn}), 0)::float8`.as('cash'),
      sql<number>`coalesce(sum(cod_amount) filter (where not ${isIn}), 0)::float8`.as('cashBefore'),
    ])
    .where('account_id', '=', accountId)
    .where('created_at', '<', end)
    .groupBy('kind')
    .execute();
  if (kinds.length === 0 && (await openedIn(db, accountId)) > month) return undefined;
  const of = (kind: TransactionKind) => kinds.find((each) => each.kind === kind);
  const lines = KINDS.flatMap((kind) => {
    const { count = 0, amount = 0 } = of(kind) ?? {};
    return count === 0 ? [] : [{ kind, count, amount }];
  });
  const opening = kinds.reduce((sum, { before }) => sum + before, 0);
  const [collected, remitted] = [of('cod_collected'), of('cod_remitted')];
  const held = (collected?.cashBefore ?? 0) - (remitted?.cashBefore ?? 0);
  const cash = { collected: collected?.cash ?? 0, remitted: remitted?.cash ?? 0 };
  return {
    month,
    opening,
    closing: opening + kinds.reduce((sum, { amount }) => sum + amount, 0),
    transactions: lines.reduce((sum, { count }) => sum + count, 0),
    lines,
    cash: { opening: held, ...cash, closing: held + cash.collected - cash.remitted },
  };
}

/** Whether the month is over. */
export function isComplete({ month }: Pick<StatementMonth, 'month'>, now: Date): boolean {
  return month < monthOf(now);
}

export function monthOf(instant: Date): string {
  return riyadhDay(instant).slice(0, 7);
}

async function openedIn(db: Queryable, accountId: string): Promise<string> {
  const { created_at } = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return monthOf(created_at);
}

/** Both included. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let day: CalendarDay = `${first}-01`; day.slice(0, 7) <= last;) {
    const month = day.slice(0, 7);
    months.push(month);
    day = followingMonth(month);
  }
  return months;
}

function followingMonth(month: string): CalendarDay {
  const [, last] = monthDays(month);
  return riyadhDay(endOfDay(last));
}
