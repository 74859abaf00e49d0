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
  /** A rule that is switched off keeps its position and chooses nothing. */
  enabled: boolean;
  /**
     * @minItems 1
     * @maxItems 50
     */
  cities?: SaudiAreaCode[];
  /**
     * @minItems 1
     * @maxItems 20
     */
  regions?: SaudiAreaCode[];
  min_weight?: WeightGrams;
  max_weight?: WeightGrams;
  min_value?: PositiveMoney;
  max_value?: PositiveMoney;
  cash_on_delivery?: boolean;
  /**
     * @minItems 1
     * @maxItems 5
     */
  sources?: ShipmentSource[];
  /**
     * @minItems 1
     * @maxItems 100
     */
  skus?: RuleSku[];
  outcome: RuleOutcome;
  within_days?: Days;
  courier_id?: CourierId;
  service_type?: ServiceType;
  /** The named courier, also after it has left. */
  courier?: CourierSummary;
  /** @maxItems 6 */
  warnings: RuleWarning[];
  /** With `unreachable`, the earlier rule. */
  covered_by?: RulePosition;
}
