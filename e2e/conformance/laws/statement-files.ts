import { parse } from 'csv-parse/sync';
import { requestedBy } from '../account.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { alike, ledgerOf } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { preparedFor } from './prepared-lists.ts';

const riyals = ({ amount }: { amount: number }) => (amount / 100).toFixed(2);

/** The movements of the month, between what was there before and what is there after. */
async function movementsBetweenBalances(bench: Bench): Promise<void> {
  const { api } = bench;
  const { account } = await preparedFor(bench, 'listTransactions');
  const who = requestedBy(account);
  const ledger = await ledgerOf(bench, account);
  const { data: months } = await api.ok('listStatements', { who });
  for (const { month, opening, closing } of months) {
    const { body } = await api.succeed('downloadStatementMovements', { who, path: { month } });
    const [, ...rows] = parse(String(body), { bom: true });
    const moved = ledger.filter(({ created_at }) => riyadhDay(created_at).startsWith(month));
    const due = [
      [riyals(opening)],
      ...moved.map(({ sequence, amount, balance_after }) => [
        ...[String(sequence), riyals(amount), riyals(balance_after)],
      ]),
      [riyals(closing)],
    ];
    alike(rows.length, due.length, `the rows of ${month}, with both balances`);
    for (const [at, cells] of due.entries()) {
      const lacks = cells.filter((cell) => !rows[at]?.includes(cell));
      alike(lacks, [], `what row ${at + 1} of ${month} lacks of its number, amount and balance`);
    }
  }
}

export const statementFileLaws: readonly Law[] = [
  {
    id: 'statement-files',
    title: 'The file of a month has its movements between two balances',
    clause:
      'downloadStatementMovements: every movement of the month, oldest first, between a row with the opening balance and one with the closing balance',
    run: movementsBetweenBalances,
  },
];
