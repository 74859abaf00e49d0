/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierTier } from './courier-tier.ts';
import type { Money } from './money.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * Summary of all couriers that can take the parcel. Prices, tier and delivery are absent if none can.
 */
export interface ComparisonSummary {
  /**
     * Number of couriers that can take the parcel.
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
  /** The lowest total. */
  min_price?: Money;
  /** The highest total. */
  max_price?: Money;
  /** The mean of the totals, rounded half up. */
  average_price?: Money;
  /** The best tier among these couriers. */
  best_tier?: CourierTier;
  /** The shortest transit time, by its maximum and then by its minimum. */
  fastest_delivery?: TransitTime;
}
