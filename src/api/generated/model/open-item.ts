/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { OpenItemCode } from './open-item-code.ts';

/**
 * Something that keeps an account from being closed.
 */
export interface OpenItem {
  /** `balance`: money left to use up or to ask back. `balance_below_zero`: a debt. `cash_on_delivery_owed`: cash that couriers collected and have not paid out. `returns_owed` and `deliveries_owed`: carriage that the balance could not pay. `shipments_under_way`: not delivered, cancelled or returned yet. `parcels_may_arrive`: cancelled or given up, and may still be delivered. `payments_pending`: top-ups that may still be paid. `payments_held`: payments that an operator is checking. */
  code: OpenItemCode;
  /**
     * Number of shipments or payments.
     * @minimum 1
     * @maximum 2000000000
     */
  count?: number;
  /** What it comes to in riyals; greater than zero. */
  amount?: Money;
}
