/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleInput } from './courier-rule-input.ts';

/**
 * Rules to try; nothing is saved.
 */
export interface RulesTrialCreate {
  /** @maxItems 50 */
  rules: CourierRuleInput[];
}
