/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Direction } from './direction.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { Line } from './line.ts';

/**
 * The filters of `listTransactions`. An empty object selects everything.
 */
export interface TransactionFilter {
  /** Words to search for. */
  q?: Line;
  /** Only movements of this kind. */
  kind?: LedgerKind;
  direction?: Direction;
  /** Only movements on or after this day. */
  created_from?: Date;
  /** Only movements on or before this day. */
  created_to?: Date;
}
