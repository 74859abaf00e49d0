/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { HeldConditionCondition } from './held-condition-condition.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { RuleSku } from './rule-sku.ts';
import type { SaudiAreaCode } from './saudi-area-code.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * A condition of the rule that held: the city, the region, the source or the product that was among those of the rule, the limits of weight or value between which the parcel was, or whether its price is collected.
 */
export interface HeldCondition {
  condition: HeldConditionCondition;
  city?: SaudiAreaCode;
  region?: SaudiAreaCode;
  min_weight?: WeightGrams;
  max_weight?: WeightGrams;
  min_value?: PositiveMoney;
  max_value?: PositiveMoney;
  cash_on_delivery?: boolean;
  source?: ShipmentSource;
  sku?: RuleSku;
}
