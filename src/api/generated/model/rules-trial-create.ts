/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleInput } from './courier-rule-input.ts';

/**
 * Rules to try. Nothing is saved.
 */
export interface RulesTrialCreate {
  /**
     * The rules, in the order in which they are to be tried.
     * @maxItems 50
     */
  rules: CourierRuleInput[];
}
