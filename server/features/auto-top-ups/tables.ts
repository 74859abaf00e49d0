import type { Fixed, Time } from '../../db/columns.ts';
import type { StopReason } from '../../domain/auto-top-up.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    auto_top_ups: AutoTopUpsTable;
  }
}

/** How an account's balance fills itself. Money is in halalas. */
export interface AutoTopUpsTable {
  account_id: Fixed<string>;
  enabled: boolean;
  threshold: number;
  amount: number;
  daily_cap: number;
  /** Null if that payment method was deleted. */
  payment_method_id: string | null;
  /** When it was turned on or changed last; failures before it do not count. */
  since: Time;
  /** When to look at the balance again. */
  next_at: Time;
  /** Set if it was turned off without its owner. */
  stopped_reason: StopReason | null;
  stopped_at: Date | null;
  /** When the owner got the message about that. */
  told_at: Date | null;
}
