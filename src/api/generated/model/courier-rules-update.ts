/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleInput } from './courier-rule-input.ts';
import type { CourierRulesVersion } from './courier-rules-version.ts';

/**
 * The complete list.
 */
export interface CourierRulesUpdate {
  version: CourierRulesVersion;
  /** @maxItems 50 */
  rules: CourierRuleInput[];
}
