/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRule } from './courier-rule.ts';
import type { CourierRulesVersion } from './courier-rules-version.ts';

/**
 * The account's rules, in the order in which they are tried.
 */
export interface CourierRules {
  version: CourierRulesVersion;
  /**
     * The rules; the first one whose conditions are all met chooses.
     * @maxItems 50
     */
  rules: CourierRule[];
}
