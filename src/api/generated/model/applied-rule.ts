/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierRuleId } from './courier-rule-id.ts';
import type { CourierRuleName } from './courier-rule-name.ts';
import type { RulePosition } from './rule-position.ts';

/**
 * A rule as it was when it was applied.
 */
export interface AppliedRule {
  id: CourierRuleId;
  name: CourierRuleName;
  /** Position that the rule had in the list, counting from 1. */
  position: RulePosition;
}
