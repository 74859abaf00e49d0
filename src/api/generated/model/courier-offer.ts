/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * A courier's cheapest price for the parcel in question. It is not binding; `createQuote` gives a binding one.
 */
export interface CourierOffer {
  service_type: ServiceType;
  /** The price, including VAT. */
  total_fee: Money;
  transit_times: TransitTime;
  /** Last day of the transit time, counting only the courier's working days. */
  expected_delivery_on: Date;
}
