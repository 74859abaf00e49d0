/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierRuleId } from './courier-rule-id.ts';
import type { CourierRuleName } from './courier-rule-name.ts';
import type { CourierSummary } from './courier-summary.ts';
import type { Days } from './days.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { RulePosition } from './rule-position.ts';
import type { RuleSku } from './rule-sku.ts';
import type { RuleWarning } from './rule-warning.ts';
import type { SaudiAreaCode } from './saudi-area-code.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * A rule of the saved list, with what keeps it from working.
 */
export interface CourierRule {
  id: CourierRuleId;
  name: CourierRuleName;
  /** Whether the rule is on. A rule that is off keeps its position and chooses nothing. */
  enabled: boolean;
  /**
     * Condition: the parcel goes to one of these Saudi cities.
     * @minItems 1
     * @maxItems 50
     */
  cities?: SaudiAreaCode[];
  /**
     * Condition: the parcel goes to one of these Saudi regions.
     * @minItems 1
     * @maxItems 20
     */
  regions?: SaudiAreaCode[];
  /** Condition: all pieces together weigh at least this, in grams. The volume does not count. */
  min_weight?: WeightGrams;
  /** Condition: all pieces together weigh at most this, in grams. The volume does not count. */
  max_weight?: WeightGrams;
  /** Condition: the goods are worth at least this, in riyals. Other currencies are converted as in quotes. */
  min_value?: PositiveMoney;
  /** Condition: the goods are worth at most this, in riyals. */
  max_value?: PositiveMoney;
  /** Condition: cash is collected on delivery (true), or is not (false). */
  cash_on_delivery?: boolean;
  /**
     * Condition: the shipment is created from one of these sources.
     * @minItems 1
     * @maxItems 5
     */
  sources?: ShipmentSource[];
  /**
     * Condition: one of the products has one of these codes.
     * @minItems 1
     * @maxItems 100
     */
  skus?: RuleSku[];
  outcome: RuleOutcome;
  /** Limit in working days of the courier; present with `cheapest_within_days`. */
  within_days?: Days;
  /** The named courier; present with `courier` and `not_courier`. */
  courier_id?: CourierId;
  /** The only service to choose of the named courier; absent if any will do. */
  service_type?: ServiceType;
  /** The named courier, even after it has left; absent if the rule names none. */
  courier?: CourierSummary;
  /**
     * What keeps the rule from working; empty if nothing does.
     * @maxItems 6
     */
  warnings: RuleWarning[];
  /** The earlier rule that takes all its parcels; present with `unreachable`. */
  covered_by?: RulePosition;
}
