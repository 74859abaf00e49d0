/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * An amount, today and yesterday.
 */
export interface TodayAmount {
  /** Amount from midnight until `as_of`, in riyals. */
  today: Money;
  /** Amount from midnight of the day before until 24 hours before `as_of`, in riyals. */
  yesterday: Money;
}
