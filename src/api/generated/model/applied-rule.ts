/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleId } from './courier-rule-id.ts';
import type { CourierRuleName } from './courier-rule-name.ts';
import type { RulePosition } from './rule-position.ts';

/**
 * The rule as it was at that time.
 */
export interface AppliedRule {
  id: CourierRuleId;
  name: CourierRuleName;
  position: RulePosition;
}
