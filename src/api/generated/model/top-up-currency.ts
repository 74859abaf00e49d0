/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Date } from './date.ts';
import type { Line } from './line.ts';
import type { MicroSar } from './micro-sar.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * A currency that a payment method supports.
 */
export interface TopUpCurrency {
  currency: Currency;
  /** Smallest amount of a top-up in this currency. */
  minimum: PositiveMoney;
  /** Largest amount of a top-up in this currency. */
  maximum: PositiveMoney;
  micro_sar: MicroSar;
  /** Day from which the exchange rate is valid; absent for the riyal. */
  rate_from?: Date;
  /** Who publishes the exchange rate; absent for the riyal. */
  rate_source?: Line;
}
