import type { ColumnType } from 'kysely';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { LaneKind, ServiceType } from '../../domain/rate-card.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    courier_ratings: CourierRatingsTable;
    courier_rating_totals: CourierRatingTotalsTable;
  }
}

/** What an account says of the courier of a shipment; stars are 1 to 5. */
export interface CourierRatingsTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  id: Fixed<string>;
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  lane: Fixed<LaneKind>;
  on_time: number;
  condition: number;
  driver: number;
  cash_paid_out: number | null;
  support: number | null;
  /** The mean of the rated parts in sixtieths of a star, 60 to 300. */
  score: Computed;
  /** The score rounded half up. */
  stars: Computed;
  text: string | null;
  /** True for a fictional rating of the sample data. */
  sample: Fixed<boolean>;
  created_at: FixedTime;
  updated_at: Time;
}

/**
 * Sums over all ratings of a courier, one row for each that was ever rated. Triggers on
 * `courier_ratings` write it.
 */
export interface CourierRatingTotalsTable {
  courier_id: Computed<string>;
  rating_count: Computed;
  /** Sixtieths of a star. */
  score_sum: Computed;
  stars_1: Computed;
  stars_2: Computed;
  stars_3: Computed;
  stars_4: Computed;
  stars_5: Computed;
  on_time_sum: Computed;
  condition_sum: Computed;
  driver_sum: Computed;
  cash_paid_out_sum: Computed;
  support_sum: Computed;
  cash_paid_out_count: Computed;
  support_count: Computed;
  /** The mean in tenths of a star, rounded half up; 0 without ratings. */
  rating_tenths: Computed;
  /**
   * The Bayesian mean that couriers are ordered by, in millionths of a star: of the shown average and
   * number, and 20 further ratings of 3.5.
   */
  bayes_millionths: Computed;
}

type Computed<T = number> = ColumnType<T, never, never>;
