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
  courier: ImportCourier;
  service_type: ServiceType;
  /** Amount charged, including VAT. */
  total_fee: Money;
  expected_delivery_on: Date;
  /** As the row says, otherwise `any`. */
  preferred_delivery_day: DeliveryDay;
}
