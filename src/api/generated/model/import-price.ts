/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { DeliveryDay } from './delivery-day.ts';
import type { ImportCourier } from './import-courier.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';

/**
 * The chosen price. It is fixed, and exactly what will be charged.
 */
export interface ImportPrice {
  /** The chosen courier. */
  courier: ImportCourier;
  service_type: ServiceType;
  /** Amount to be charged, including VAT. */
  total_fee: Money;
  /** Last day of the transit time, counting only the courier's working days. */
  expected_delivery_on: Date;
  /** The day stated in the row, otherwise `any`. */
  preferred_delivery_day: DeliveryDay;
}
