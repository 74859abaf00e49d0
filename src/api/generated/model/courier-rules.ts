/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRule } from './courier-rule.ts';
import type { CourierRulesVersion } from './courier-rules-version.ts';

/**
 * The account's rules in their order.
 */
export interface CourierRules {
  version: CourierRulesVersion;
  /** @maxItems 50 */
  rules: CourierRule[];
}
