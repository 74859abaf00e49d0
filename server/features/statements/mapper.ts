import type { components } from '../../../openapi/generated/types.ts';
import { sar } from '../../http/wire-money.ts';
import { isComplete, type Statement, type StatementMonth } from './statements.ts';

type Schemas = components['schemas'];

export function toStatementMonth(found: StatementMonth, now: Date): Schemas['StatementMonth'] {
  const { month, opening, closing, transactions } = found;
  return {
    month,
    is_complete: isComplete(found, now),
    opening: sar(opening),
    closing: sar(closing),
    transactions,
  };
}

export function toStatement(found: Statement, now: Date): Schemas['Statement'] {
  const { lines, cash } = found;
  return {
    ...toStatementMonth(found, now),
    lines: lines.map(({ kind, count, amount }) => ({ kind, count, amount: sar(amount) })),
    cash_on_delivery: {
      opening: sar(cash.opening),
      collected: sar(cash.collected),
      remitted: sar(cash.remitted),
      closing: sar(cash.closing),
    },
  };
}
