import { riyadhClock, riyadhDay } from '../domain/calendar.ts';
import { dayText } from '../reference/document-line.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import { leftToRight, typed } from './plain-text.ts';
import { riyals } from './riyals.ts';
import type { StatementContent } from './statement-content.ts';

const TAGS = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;

/** The input of the template: every value as a printable text. */
export function printStatement(content: StatementContent) {
  const { month, lines, movements, cash, opening, closing, printedAt } = content;
  const sumOf = (isWanted: (amount: number) => boolean) =>
    lines.reduce((sum, { amount }) => sum + (isWanted(amount) ? amount : 0), 0);
  return {
    month: { ar: monthText(month, 'ar'), en: monthText(month, 'en') },
    isComplete: content.isComplete,
    name: typed(content.name),
    vatNumber: leftToRight(content.vatNumber),
    printed: { ar: dayText(riyadhDay(printedAt), 'ar'), en: dayText(riyadhDay(printedAt), 'en') },
    opening: riyals(opening),
    in: riyals(sumOf((amount) => amount > 0)),
    out: riyals(sumOf((amount) => amount < 0)),
    closing: riyals(closing),
    lines: lines.map(({ kind, count, amount }) => ({
      kind: ENUM_NAMES.ledger_kind[kind],
      count: leftToRight(String(count)),
      amount: riyals(amount),
    })),
    movements:
      movements?.map(({ at, kind, reference, amount, balanceAfter }) => ({
        date: leftToRight(`${riyadhDay(at)}  ${riyadhClock(at).slice(0, 5)}`),
        kind: ENUM_NAMES.ledger_kind[kind],
        reference: leftToRight(reference),
        amount: riyals(amount),
        balance: riyals(balanceAfter),
      })) ?? null,
    cash:
      cash.opening === 0 && cash.collected === 0 && cash.remitted === 0
        ? null
        : {
            opening: riyals(cash.opening),
            collected: riyals(cash.collected),
            remitted: riyals(cash.remitted),
            closing: riyals(cash.closing),
          },
  };
}

/** `نوفمبر 2026` */
function monthText(month: string, language: 'ar' | 'en'): string {
  const format = new Intl.DateTimeFormat(TAGS[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01`));
}
