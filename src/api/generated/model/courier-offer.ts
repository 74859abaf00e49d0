/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * The cheapest price of a courier for the parcel that was asked about. Not binding; `createQuote` is.
 */
export interface CourierOffer {
  service_type: ServiceType;
  /** Including VAT. */
  total_fee: Money;
  transit_times: TransitTime;
  expected_delivery_on: Date;
}
