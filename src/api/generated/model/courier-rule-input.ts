/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierRuleId } from './courier-rule-id.ts';
import type { CourierRuleName } from './courier-rule-name.ts';
import type { Days } from './days.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { RuleSku } from './rule-sku.ts';
import type { SaudiAreaCode } from './saudi-area-code.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * One rule. All conditions that are given must hold; of a list, one value is enough. A rule without conditions holds for every parcel.
 */
export interface CourierRuleInput {
  /** Of a rule in the saved list. Left out for a new one, which gets an id. */
  id?: CourierRuleId;
  name: CourierRuleName;
  /** A rule that is switched off keeps its position and chooses nothing. */
  enabled: boolean;
  /**
     * The parcel goes to one of these Saudi cities.
     * @minItems 1
     * @maxItems 50
     */
  cities?: SaudiAreaCode[];
  /**
     * The parcel goes to one of these Saudi regions.
     * @minItems 1
     * @maxItems 20
     */
  regions?: SaudiAreaCode[];
  /** All pieces together weigh at least this, in grams. The volume does not count. */
  min_weight?: WeightGrams;
  /** All pieces together weigh at most this, in grams. The volume does not count. */
  max_weight?: WeightGrams;
  /** The goods are worth at least this, in riyals. Other currencies are converted as in quotes. */
  min_value?: PositiveMoney;
  /** The goods are worth at most this, in riyals. */
  max_value?: PositiveMoney;
  /** Whether the courier collects the price of the goods. */
  cash_on_delivery?: boolean;
  /**
     * The shipment is created from one of these.
     * @minItems 1
     * @maxItems 5
     */
  sources?: ShipmentSource[];
  /**
     * One of the products has one of these codes.
     * @minItems 1
     * @maxItems 100
     */
  skus?: RuleSku[];
  outcome: RuleOutcome;
  /** Required with `cheapest_within_days`, refused otherwise. */
  within_days?: Days;
  /** Required with `courier` and `not_courier`, refused otherwise. */
  courier_id?: CourierId;
  /** With `courier`, the only service that will do; refused otherwise. */
  service_type?: ServiceType;
}
