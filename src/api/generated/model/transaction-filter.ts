/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Direction } from './direction.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { Line } from './line.ts';

/**
 * The filters of `listTransactions`; an empty object selects everything.
 */
export interface TransactionFilter {
  q?: Line;
  kind?: LedgerKind;
  direction?: Direction;
  created_from?: Date;
  created_to?: Date;
}
