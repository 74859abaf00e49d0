/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Date } from './date.ts';
import type { ImportCourier } from './import-courier.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';
import type { Weekday } from './weekday.ts';

/**
 * The chosen price. It is fixed, and exactly what will be charged.
 */
export interface ImportPrice {
  courier: ImportCourier;
  service_type: ServiceType;
  /** Amount charged, including VAT. */
  total_fee: Money;
  expected_delivery_on: Date;
  /** As the row says, otherwise the first day of the week that the courier serves. */
  preferred_delivery_day: Weekday;
}
