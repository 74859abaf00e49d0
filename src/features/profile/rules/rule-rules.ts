import { checkCourierRule } from '../../../../common/courier-rule-checks.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import { CourierRuleInput as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { type Condition, type RuleValues, toRule } from './rule-values.ts';

/** Where the form shows that nothing was given for a condition. */
const FIELDS: Readonly<Record<Condition, string>> = {
  ...{ city: '/cities', region: '/regions', weight: '/max_weight', value: '/max_value/amount' },
  ...{ payment: '/payment', source: '/sources', product: '/skus' },
};

/** Validates a rule against the contract, and that every condition asked for is given. */
export const ruleResolver = ruledResolver<RuleValues, CourierRuleInput>(schema, (values) => {
  const rule = toRule(values);
  return {
    wire: rule,
    violations: [
      ...values.asked
        .filter((condition) => isEmpty(condition, values, rule))
        .map((condition) => ({ pointer: FIELDS[condition], code: 'required' })),
      ...checkCourierRule({ ...rule, outcome: values.outcome }),
    ],
    // The codes of products are typed into one field.
    fieldOf: (path) => path.replace(/^skus\..*/, 'skus'),
  };
});

function isEmpty(
  condition: Condition,
  { payment }: RuleValues,
  rule: Partial<CourierRuleInput>,
): boolean {
  const given: Record<Condition, boolean> = {
    city: (rule.cities ?? []).length > 0,
    region: (rule.regions ?? []).length > 0,
    weight: rule.min_weight !== undefined || rule.max_weight !== undefined,
    value: rule.min_value !== undefined || rule.max_value !== undefined,
    payment: payment !== '',
    source: (rule.sources ?? []).length > 0,
    product: (rule.skus ?? []).length > 0,
  };
  return !given[condition];
}
