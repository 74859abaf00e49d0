/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { Dimensions } from './dimensions.ts';
import type { ExclusionReason } from './exclusion-reason.ts';
import type { Line } from './line.ts';
import type { Money } from './money.ts';
import type { ServiceType } from './service-type.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * A courier that cannot take the parcel with one of its services, and the reason.
 */
export interface ExcludedCourier {
  /** The courier. */
  courier: CourierSummary;
  service_type: ServiceType;
  reason: ExclusionReason;
  /** The city or country that is not served; present with `not_served`. */
  area?: Line;
  /** The maximum weight, in grams; present with `overweight`. */
  max_weight?: WeightGrams;
  /** The maximum dimensions; present with `oversize`. */
  max_dimensions?: Dimensions;
  /** The maximum amount to collect; present with `cod_over_cap`. */
  cap?: Money;
}
