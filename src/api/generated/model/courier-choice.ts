/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AppliedRule } from './applied-rule.ts';
import type { ChoiceMaker } from './choice-maker.ts';
import type { ChoiceRefusal } from './choice-refusal.ts';
import type { CourierId } from './courier-id.ts';
import type { Days } from './days.ts';
import type { ExclusionReason } from './exclusion-reason.ts';
import type { HeldCondition } from './held-condition.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { ServiceType } from './service-type.ts';

/**
 * Why a courier was chosen, as things were at that time. With `rule`, it names the rule, the conditions that were met and the outcome; with `courier` and `row`, the courier and service that were requested. A shipment never has `refused`.
 */
export interface CourierChoice {
  by: ChoiceMaker;
  /** The rule that chose; present with `rule`. */
  rule?: AppliedRule;
  /**
     * The conditions of the rule that were met; empty if it has none. Present with `rule`.
     * @maxItems 7
     */
  because?: HeldCondition[];
  /** Which price the rule chooses; present with `rule`. */
  outcome?: RuleOutcome;
  /** Limit of the outcome `cheapest_within_days`, in working days of the courier. */
  within_days?: Days;
  /** The courier that the rule or the request names; absent if it names none. */
  courier_id?: CourierId;
  /** The service that the rule or the request names; absent if it names none. */
  service_type?: ServiceType;
  /** Why no courier was chosen; absent if one was. */
  refused?: ChoiceRefusal;
  /**
     * Why the couriers in question do not take the parcel; present with `courier_excluded` and `favorites_excluded`.
     * @maxItems 8
     */
  exclusions?: ExclusionReason[];
}
