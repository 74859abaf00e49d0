/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Lane } from './lane.ts';
import type { MeasuredTransit } from './measured-transit.ts';
import type { Money } from './money.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * A courier's tariff for one lane, excluding VAT.
 */
export interface LaneTariff {
  lane: Lane;
  /** Fee for the base weight. */
  base_fee: Money;
  /** Fee for each started kilogram above 10 kg or the base weight, whichever is larger. */
  fee_per_kg: Money;
  transit_times: TransitTime;
  measured?: MeasuredTransit;
}
