/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ReturnUrl } from './return-url.ts';
import type { TopUpMethod } from './top-up-method.ts';

export interface TopUpCreate {
  /** Within the bounds that `getTopUpOptions` gives for the method and the currency. */
  amount: PositiveMoney;
  payment_method: TopUpMethod;
  return_url?: ReturnUrl;
  /** For the account's own books. Never a card number. */
  description?: Line;
}
