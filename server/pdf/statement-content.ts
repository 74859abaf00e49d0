import type { TransactionKind } from '../domain/ledger.ts';

/** What a monthly statement shows; amounts in halalas. */
export interface StatementContent {
  /** `YYYY-MM`, in Riyadh. */
  month: string;
  /** False while the month is under way. */
  isComplete: boolean;
  /** The name of the account's owner. */
  name: string;
  vatNumber?: string;
  printedAt: Date;
  opening: number;
  closing: number;
  lines: readonly { kind: TransactionKind; count: number; amount: number }[];
  /** Movements of the balance, oldest first; absent if they are too many. */
  movements?: readonly StatementMovement[];
  cash: { opening: number; collected: number; remitted: number; closing: number };
}

export interface StatementMovement {
  at: Date;
  kind: TransactionKind;
  /** A tracking number, or nothing. */
  reference: string;
  amount: number;
  balanceAfter: number;
}
