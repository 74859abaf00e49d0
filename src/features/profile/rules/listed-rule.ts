import type { CourierRule } from '../../../api/generated/model/courier-rule.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import type { CourierSummary } from '../../../api/generated/model/courier-summary.ts';
import type { RuleWarning } from '../../../api/generated/model/rule-warning.ts';
import { toInput } from './rule-values.ts';

/** A rule of the list as it is being edited. */
export interface ListedRule {
  input: CourierRuleInput;
  /** The named courier as last saved, which may have left. */
  courier?: CourierSummary;
  /** What the server said when the rule was last saved; its position may have changed since. */
  warnings: RuleWarning[];
}

export function toListed(rule: CourierRule): ListedRule {
  const { courier, warnings } = rule;
  return { input: toInput(rule), warnings, ...(courier && { courier }) };
}

/** A rule as it was typed, of which the server has not said anything. */
export function asTyped(input: CourierRuleInput, before?: ListedRule): ListedRule {
  const id = before?.input.id;
  const isSameCourier = before?.courier !== undefined && before.courier.id === input.courier_id;
  return {
    input: { ...input, ...(id !== undefined && { id }) },
    warnings: [],
    ...(isSameCourier && before?.courier && { courier: before.courier }),
  };
}
