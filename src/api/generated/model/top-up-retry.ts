/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

export interface TopUpRetry {
  /** The credit that the person has seen. If the attempt to pay would bring another, it is refused with `credit_changed` and the new credit. */
  credit: PositiveMoney;
}
