/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

/**
 * What the person expects of another attempt to pay.
 */
export interface TopUpRetry {
  /** The credit that the person has seen. If another attempt would credit a different amount, it is refused with `credit_changed` and the new credit. */
  credit: PositiveMoney;
}
