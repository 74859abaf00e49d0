/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { Money } from './money.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TransactionId } from './transaction-id.ts';

/**
 * One movement of the balance.
 */
export interface LedgerTransaction {
  id: TransactionId;
  kind: LedgerKind;
  /** Above zero into the balance, below zero out of it. */
  amount: Money;
  created_at: DateTime;
  shipment_id?: ShipmentId;
}
