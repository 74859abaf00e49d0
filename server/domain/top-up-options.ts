import { MICRO } from '../../common/exchange.ts';
import type { Currency } from '../../common/money.ts';
import type { CalendarDay } from './calendar.ts';

export type TopUpMethod = 'credit_card' | 'paypal' | 'apple_pay';

/** Halalas: at least SAR 10 and at most SAR 50,000 in one top-up. */
const TOP_UP_BOUNDS = { least: 1_000, most: 5_000_000 };

/**
 * The currencies of each method, the default one first. PayPal supports neither riyals nor dirhams
 * (https://developer.paypal.com/reference/currency-codes/).
 */
const METHOD_CURRENCIES: Record<TopUpMethod, readonly Currency[]> = {
  credit_card: ['SAR', 'USD', 'AED', 'GBP', 'EUR'],
  paypal: ['USD', 'GBP', 'EUR'],
  apple_pay: ['SAR', 'USD', 'AED', 'GBP', 'EUR'],
};

/** Today's rate, with its source. */
export interface RateOfToday {
  /** Millionths of a riyal for one unit. */
  microSar: number;
  from: CalendarDay;
  source: string;
}

/** A currency for paying a top-up; the bounds are in its minor units. */
export interface TopUpCurrency {
  currency: Currency;
  microSar: number;
  least: number;
  most: number;
  /** Null for the riyal, which needs no rate. */
  rate: RateOfToday | null;
}

/** The currencies of a method that have a rate. */
export function topUpCurrencies(
  method: TopUpMethod,
  rates: ReadonlyMap<Currency, RateOfToday>,
): TopUpCurrency[] {
  return METHOD_CURRENCIES[method].flatMap((currency) => {
    const rate = rates.get(currency) ?? null;
    if (rate === null && currency !== 'SAR') return [];
    const microSar = rate?.microSar ?? MICRO;
    // Rounded inwards, so that the credit stays within the limits.
    const least = Math.ceil((TOP_UP_BOUNDS.least * MICRO) / microSar);
    const most = Math.floor((TOP_UP_BOUNDS.most * MICRO) / microSar);
    return [{ currency, microSar, least, most, rate }];
  });
}
