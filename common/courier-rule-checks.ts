import type { RuleConditions, RuleOutcome } from './courier-rule.ts';
import type { Money } from './money.ts';
import type { RuleViolation } from './rule-violation.ts';

/** A rule as it travels to the server. */
export interface CourierRuleInput extends RuleConditions {
  outcome: RuleOutcome['outcome'];
  within_days?: number;
  courier_id?: string;
  service_type?: string;
}

/** The part of a rule that an outcome needs (`true`) or may have. */
const PARTS: Readonly<Record<RuleOutcome['outcome'], { [Part in Named]?: boolean }>> = {
  cheapest: {},
  fastest: {},
  favorites: {},
  cheapest_within_days: { within_days: true },
  courier: { courier_id: true, service_type: false },
  not_courier: { courier_id: true },
};

const NAMED = ['within_days', 'courier_id', 'service_type'] as const;
type Named = (typeof NAMED)[number];

/**
 * The rules of a rule that no schema can say, apart from its places and its courier. The same function
 * answers in the form and on the server.
 */
export function checkCourierRule(rule: CourierRuleInput): RuleViolation[] {
  return [
    ...NAMED.flatMap((part) => checkPart(rule, part)),
    ...checkRiyals('/min_value', rule.min_value),
    ...checkRiyals('/max_value', rule.max_value),
    ...checkRange('/max_weight', rule.min_weight, rule.max_weight),
    ...checkRange('/max_value/amount', rule.min_value?.amount, rule.max_value?.amount),
  ];
}

function checkPart(rule: CourierRuleInput, part: Named): RuleViolation[] {
  const isNeeded = PARTS[rule.outcome][part];
  const isGiven = rule[part] !== undefined;
  if (isGiven && isNeeded === undefined) return [{ pointer: `/${part}`, code: 'not_allowed' }];
  return isNeeded === true && !isGiven ? [{ pointer: `/${part}`, code: 'required' }] : [];
}

function checkRiyals(pointer: string, value: Money | undefined): RuleViolation[] {
  if (!value || value.currency === 'SAR') return [];
  return [{ pointer: `${pointer}/currency`, code: 'not_allowed', params: { allowed: ['SAR'] } }];
}

function checkRange(
  pointer: string,
  minimum: number | undefined,
  maximum: number | undefined,
): RuleViolation[] {
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  return [{ pointer, code: 'min', params: { minimum } }];
}
