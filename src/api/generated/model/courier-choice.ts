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
 * Why a parcel goes with its courier, as it was when it was chosen. With `rule`, it names the rule, the conditions that held and the outcome; with `courier` and `row`, what was asked for. `refused` says why no courier was chosen; a shipment never has it.
 */
export interface CourierChoice {
  by: ChoiceMaker;
  rule?: AppliedRule;
  /**
     * Empty if the rule has no conditions.
     * @maxItems 7
     */
  because?: HeldCondition[];
  outcome?: RuleOutcome;
  within_days?: Days;
  courier_id?: CourierId;
  service_type?: ServiceType;
  refused?: ChoiceRefusal;
  /**
     * With `courier_excluded` and `favorites_excluded`, why they do not take the parcel.
     * @maxItems 8
     */
  exclusions?: ExclusionReason[];
}
