/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';

/**
 * A courier with a service and its price.
 */
export interface TrialPrice {
  /** The courier. */
  courier: CourierSummary;
  service_type: ServiceType;
  /** The price, including VAT. */
  total_fee: Money;
}
