/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Stars } from './stars.ts';

/**
 * Stars for each part. `cash_paid_out` exists only for shipments with cash on delivery; `support` is for those who needed it.
 */
export interface RatingParts {
  on_time: Stars;
  condition: Stars;
  driver: Stars;
  cash_paid_out?: Stars;
  support?: Stars;
}
