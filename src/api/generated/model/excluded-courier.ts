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
  courier: CourierSummary;
  service_type: ServiceType;
  reason: ExclusionReason;
  /** With `not_served`, the city or country that is not served. */
  area?: Line;
  /** With `overweight`, the maximum weight. */
  max_weight?: WeightGrams;
  /** With `oversize`, the maximum dimensions. */
  max_dimensions?: Dimensions;
  /** With `cod_over_cap`, the maximum amount to collect. */
  cap?: Money;
}
