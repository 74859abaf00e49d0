/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Lane } from './lane.ts';
import type { Money } from './money.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * The courier's tariff on one lane, without VAT.
 */
export interface LaneTariff {
  lane: Lane;
  base_fee: Money;
  /** For each started kilogram above the larger of 10 kg and the base weight. */
  fee_per_kg: Money;
  transit_times: TransitTime;
}
