/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { OpenItemCode } from './open-item-code.ts';

/**
 * Something that prevents an account from being closed.
 */
export interface OpenItem {
  /** What has to be settled first. */
  code: OpenItemCode;
  /**
     * Number of shipments or payments; absent for the balance.
     * @minimum 1
     * @maximum 2000000000
     */
  count?: number;
  /** Amount in riyals, greater than zero; absent if it has none. */
  amount?: Money;
}
