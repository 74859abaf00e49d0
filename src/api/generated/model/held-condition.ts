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
 * A condition of the rule that was met. Depending on `condition`, it states the city, region, source or product of the rule that matched, the limits of weight or value, or whether cash is collected.
 */
export interface HeldCondition {
  /** Which condition was met. */
  condition: HeldConditionCondition;
  /** The city that matched; present with `city`. */
  city?: SaudiAreaCode;
  /** The region that matched; present with `region`. */
  region?: SaudiAreaCode;
  /** Lower limit of the rule, in grams; absent if it has none. */
  min_weight?: WeightGrams;
  /** Upper limit of the rule, in grams; absent if it has none. */
  max_weight?: WeightGrams;
  /** Lower limit of the rule, in riyals; absent if it has none. */
  min_value?: PositiveMoney;
  /** Upper limit of the rule, in riyals; absent if it has none. */
  max_value?: PositiveMoney;
  /** What the rule requires; present with `cash_on_delivery`. */
  cash_on_delivery?: boolean;
  /** The source that matched; present with `source`. */
  source?: ShipmentSource;
  /** The product code that matched; present with `product`. */
  sku?: RuleSku;
}
