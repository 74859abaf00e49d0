import type { Money } from '../../../common/money.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { type ExchangeRate, MissingRateError, toHalalas } from '../../domain/exchange-rates.ts';
import type { RuledParcel } from '../../domain/rule-conditions.ts';
import { HOME_COUNTRY, type Place } from '../../domain/shipment-request.ts';
import { regionOf } from './region-of.ts';

/** A parcel as it travels, as far as rules look at it. */
export interface TravellingParcel {
  destination: Place;
  weight: number;
  amount_to_collect?: Money | undefined;
  /** Value of all products together, if it is known. */
  goods_value?: Money | undefined;
  source: RuledParcel['source'];
  skus: readonly string[];
}

/**
 * The facts that rules are asked about, with the value of the goods in riyals at the rate of the day.
 * A currency without a rate leaves the value unknown.
 */
export function toRuledParcel(
  parcel: TravellingParcel,
  rates: readonly ExchangeRate[],
  now: Date,
): RuledParcel {
  const { destination, weight, amount_to_collect, goods_value, source, skus } = parcel;
  const isHome = destination.country === HOME_COUNTRY;
  return {
    ...{ destination, weight, source, skus },
    region: isHome ? (regionOf(destination.city) ?? null) : null,
    value: goods_value ? valueOf(goods_value, rates, now) : null,
    cashOnDelivery: amount_to_collect !== undefined,
  };
}

function valueOf(value: Money, rates: readonly ExchangeRate[], now: Date): number | null {
  try {
    return toHalalas(value, rates, riyadhDay(now));
  } catch (error) {
    if (error instanceof MissingRateError) return null;
    throw error;
  }
}
