/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierTier } from './courier-tier.ts';
import type { Money } from './money.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * Summary of all couriers that can take the parcel. Prices and the other figures are absent if none can.
 */
export interface ComparisonSummary {
  /**
     * @minimum 0
     * @maximum 10000
     */
  total_couriers: number;
  /**
     * Number of cities and countries that these couriers cover together.
     * @minimum 0
     * @maximum 10000
     */
  total_areas: number;
  min_price?: Money;
  max_price?: Money;
  average_price?: Money;
  best_tier?: CourierTier;
  fastest_delivery?: TransitTime;
}
