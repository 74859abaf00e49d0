/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Date } from './date.ts';
import type { Line } from './line.ts';
import type { MicroSar } from './micro-sar.ts';
import type { PositiveMoney } from './positive-money.ts';

export interface TopUpCurrency {
  currency: Currency;
  minimum: PositiveMoney;
  maximum: PositiveMoney;
  micro_sar: MicroSar;
  /** Time from which the rate is valid; absent for the riyal. */
  rate_from?: Date;
  rate_source?: Line;
}
