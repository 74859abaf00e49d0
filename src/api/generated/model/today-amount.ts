/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

export interface TodayAmount {
  /** From midnight until `as_of`, in SAR. */
  today: Money;
  /** From midnight of the day before until 24 hours before `as_of`, in SAR. */
  yesterday: Money;
}
