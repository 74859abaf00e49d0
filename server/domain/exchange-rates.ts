import { halalasOf, MICRO } from '../../common/exchange.ts';
import type { Currency, Money } from '../../common/money.ts';
import { ensureInteger } from './bounds.ts';
import type { CalendarDay } from './calendar.ts';

/** The value of one unit of a currency in riyals, from a day until the next rate. */
export interface ExchangeRate {
  currency: Currency;
  from: CalendarDay;
  /** Millionths of a riyal for one unit: 3_750_000 is SAR 3.75. */
  microSar: number;
}

/** There is no rate for this currency on or before this day. */
export class MissingRateError extends Error {
  override readonly name = 'MissingRateError';
  readonly currency: Currency;
  readonly day: CalendarDay;

  constructor(currency: Currency, day: CalendarDay) {
    super(`no exchange rate from ${currency} to SAR on or before ${day}`);
    this.currency = currency;
    this.day = day;
  }
}

/** The riyal needs no rate. */
const SAR_RATE = MICRO;

/**
 * The last rate on or before the day, whatever the order of the table; millionths of a riyal.
 *
 * @throws MissingRateError if there is none.
 */
export function rateOn(
  rates: readonly ExchangeRate[],
  currency: Currency,
  day: CalendarDay,
): number {
  if (currency === 'SAR') return SAR_RATE;
  const last = rates
    .filter((rate) => rate.currency === currency && rate.from <= day)
    .reduce<ExchangeRate | null>(
      (latest, rate) => (latest && latest.from > rate.from ? latest : rate),
      null,
    );
  if (last === null) throw new MissingRateError(currency, day);
  ensureInteger(`${currency} rate`, last.microSar, 1, 1_000 * MICRO);
  return last.microSar;
}

/**
 * An amount in halalas at that day's rate.
 *
 * @throws MissingRateError if the currency has no rate by that day.
 */
export function toHalalas(
  { amount, currency }: Money,
  rates: readonly ExchangeRate[],
  day: CalendarDay,
): number {
  return halalasOf({ amount }, rateOn(rates, currency, day));
}
