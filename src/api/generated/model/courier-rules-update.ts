/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleInput } from './courier-rule-input.ts';
import type { CourierRulesVersion } from './courier-rules-version.ts';

/**
 * The complete list, which replaces the saved one.
 */
export interface CourierRulesUpdate {
  version: CourierRulesVersion;
  /**
     * The rules, in the order in which they are to be tried.
     * @maxItems 50
     */
  rules: CourierRuleInput[];
}
