import type { Queryable } from '../../db/database.ts';
import { monthDays } from '../../domain/calendar.ts';
import type { StatementContent, StatementMovement } from '../../pdf/statement-content.ts';
import type { Account } from '../accounts/store.ts';
import { transactionPage } from '../balance/transactions.ts';
import { isComplete, type Statement } from './statements.ts';

/** Most movements that a statement lists one by one, as the contract says. */
const MOST_MOVEMENTS = 1_000;

/** What is printed of a statement. */
export async function statementContentOf(
  db: Queryable,
  owner: Account,
  statement: Statement,
  now: Date,
): Promise<StatementContent> {
  const { month, opening, closing, lines, cash, transactions } = statement;
  return {
    ...{ month, opening, closing, lines, cash },
    isComplete: isComplete(statement, now),
    name: owner.company_name ?? `${owner.first_name} ${owner.last_name}`,
    ...(owner.vat_number !== null && { vatNumber: owner.vat_number }),
    printedAt: now,
    ...(transactions <= MOST_MOVEMENTS && {
      movements: await movementsOf(db, owner.account_id, month),
    }),
  };
}

/** Movements of the balance; cash on delivery is not among them. */
async function movementsOf(
  db: Queryable,
  accountId: string,
  month: string,
): Promise<StatementMovement[]> {
  const [created_from, created_to] = monthDays(month);
  const filter = { created_from, created_to };
  const movements: StatementMovement[] = [];
  for (let after: number | null = null; ;) {
    const page = { filter, direction: 'asc', after, limit: MOST_MOVEMENTS } as const;
    const { rows, isLast } = await transactionPage(db, accountId, page);
    for (const row of rows) {
      if (row.cod_amount > 0) continue;
      movements.push({
        at: row.created_at,
        kind: row.kind,
        reference: row.tracking_number ?? '',
        amount: row.amount,
        balanceAfter: row.balance_after,
      });
    }
    const last = rows.at(-1);
    if (last === undefined || isLast) return movements;
    after = last.sequence;
  }
}
