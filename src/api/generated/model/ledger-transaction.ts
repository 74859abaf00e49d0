/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
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
 * One movement in the ledger of the account.
 */
export interface LedgerTransaction {
  id: TransactionId;
  /**
     * Position of the movement in the account's ledger, counting from 1.
     * @minimum 1
     * @maximum 2000000000
     */
  sequence: number;
  kind: LedgerKind;
  /** Positive into the balance, negative out of it; zero for movements of cash on delivery. */
  amount: Money;
  /** The balance after the movement. Below zero only after a `top_up_reversal`, until the debt is paid. */
  balance_after: Money;
  /** When the movement was booked. */
  created_at: DateTime;
  /** The shipment that caused the movement; absent if none did. */
  shipment_id?: ShipmentId;
  /** Tracking number of that shipment. */
  tracking_number?: TrackingNumber;
  /** The top-up that caused the movement; absent if none did. */
  top_up_id?: TopUpId;
  /** How the top-up was paid. */
  payment_method?: TopUpMethod;
  /** Amount paid for the top-up, in the currency of the payment. Present with the kind `top_up` only. */
  paid?: PositiveMoney;
  /** Description of the top-up; absent if it has none. */
  description?: Line;
  /** Amount that the courier collected or remitted. Present with `cod_collected` and `cod_remitted` only. */
  cash_on_delivery?: PositiveMoney;
}
