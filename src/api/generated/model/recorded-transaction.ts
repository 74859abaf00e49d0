/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { Line } from './line.ts';
import type { Money } from './money.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TopUpId } from './top-up-id.ts';
import type { TopUpMethod } from './top-up-method.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TransactionId } from './transaction-id.ts';

/**
 * One movement of the balance with both of its sides.
 */
export interface RecordedTransaction {
  id: TransactionId;
  /**
     * The how-manieth movement of the account it is.
     * @minimum 1
     * @maximum 2000000000
     */
  sequence: number;
  kind: LedgerKind;
  /** Above zero into the balance, below zero out of it; zero for cash on delivery. */
  amount: Money;
  balance_after: Money;
  created_at: DateTime;
  shipment_id?: ShipmentId;
  /** Of the shipment. */
  tracking_number?: TrackingNumber;
  top_up_id?: TopUpId;
  /** Of the top-up. */
  payment_method?: TopUpMethod;
  /** What was paid for the top-up, in the currency it was paid in. */
  paid?: PositiveMoney;
  /** Of the top-up. */
  description?: Line;
  /** What the courier collected or remitted. */
  cash_on_delivery?: PositiveMoney;
  /**
     * @minItems 2
     * @maxItems 10
     */
  entries: LedgerEntry[];
}
