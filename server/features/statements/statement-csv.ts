import { toDecimal } from '../../../common/money.ts';
import type { Queryable } from '../../db/database.ts';
import { monthDays } from '../../domain/calendar.ts';
import { sar } from '../../http/wire-money.ts';
import type { Locale } from '../../reference/locale.ts';
import { COLUMN_OF, transactionLines } from '../balance/transactions-csv.ts';
import type { Statement } from './statements.ts';

const WORDS = {
  opening: { ar: 'الرصيد الافتتاحي', en: 'Opening balance' },
  closing: { ar: 'الرصيد الختامي', en: 'Closing balance' },
} as const;

/** The headings, then the opening balance, every movement, oldest first, and the closing balance. */
export async function* statementLines(
  db: Queryable,
  accountId: string,
  { month, opening, closing }: Statement,
  locale: Locale,
): AsyncGenerator<string[]> {
  const [created_from, created_to] = monthDays(month);
  const filter = { created_from, created_to };
  let isHeading = true;
  for await (const line of transactionLines(db, accountId, filter, locale, 'asc')) {
    yield line;
    if (isHeading) yield balanceLine(created_from, WORDS.opening[locale], opening);
    isHeading = false;
  }
  yield balanceLine(created_to, WORDS.closing[locale], closing);
}

function balanceLine(day: string, name: string, balance: number): string[] {
  const cells = Array.from({ length: COLUMN_OF.count }, () => '');
  cells[COLUMN_OF.date] = day;
  cells[COLUMN_OF.kind] = name;
  cells[COLUMN_OF.balance] = toDecimal(sar(balance));
  return cells;
}
