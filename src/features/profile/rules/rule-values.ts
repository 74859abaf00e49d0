import type { CourierRule } from '../../../api/generated/model/courier-rule.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import type { RuleOutcome } from '../../../api/generated/model/rule-outcome.ts';
import type { ServiceType } from '../../../api/generated/model/service-type.ts';
import type { ShipmentSource } from '../../../api/generated/model/shipment-source.ts';

/** Conditions that a rule can have, as the form offers them. */
export const CONDITIONS = [
  'city',
  'region',
  'weight',
  'value',
  'payment',
  'source',
  'product',
] as const;
export type Condition = (typeof CONDITIONS)[number];

interface Riyals {
  /** Halalas; null while nothing is typed. */
  amount: number | null;
  currency: 'SAR';
}

/** The form of one rule. What belongs to a condition counts only while that one is asked for. */
export interface RuleValues {
  name: string;
  enabled: boolean;
  asked: Condition[];
  cities: string[];
  regions: string[];
  /** Grams; null while nothing is typed. */
  min_weight: number | null;
  max_weight: number | null;
  min_value: Riyals;
  max_value: Riyals;
  payment: 'cod' | 'prepaid' | '';
  sources: ShipmentSource[];
  /** Separated by commas or lines. */
  skus: string;
  outcome: RuleOutcome;
  within_days: number | null;
  courier_id: string | null;
  /** Empty for any. */
  service_type: ServiceType | '';
}

/** A saved rule as it is sent: without what the server says of it. */
export function toInput({
  courier: _courier,
  warnings: _warnings,
  covered_by: _coveredBy,
  ...input
}: CourierRule): CourierRuleInput {
  return input;
}

/** The form for a rule, or for a new one. */
export function toValues(rule: CourierRuleInput | null): RuleValues {
  const riyals = (amount: number | undefined): Riyals => ({
    amount: amount ?? null,
    currency: 'SAR',
  });
  return {
    name: rule?.name ?? '',
    enabled: rule?.enabled ?? true,
    asked: rule ? askedOf(rule) : [],
    cities: rule?.cities ?? [],
    regions: rule?.regions ?? [],
    min_weight: rule?.min_weight ?? null,
    max_weight: rule?.max_weight ?? null,
    min_value: riyals(rule?.min_value?.amount),
    max_value: riyals(rule?.max_value?.amount),
    payment: paymentOf(rule?.cash_on_delivery),
    sources: rule?.sources ?? [],
    skus: rule?.skus?.join(', ') ?? '',
    outcome: rule?.outcome ?? 'cheapest',
    within_days: rule?.within_days ?? null,
    courier_id: rule?.courier_id ?? null,
    service_type: rule?.service_type ?? '',
  };
}

function paymentOf(cashOnDelivery: boolean | undefined): RuleValues['payment'] {
  if (cashOnDelivery === undefined) return '';
  return cashOnDelivery ? 'cod' : 'prepaid';
}

function askedOf(rule: CourierRuleInput): Condition[] {
  const has: Record<Condition, boolean> = {
    city: rule.cities !== undefined,
    region: rule.regions !== undefined,
    weight: rule.min_weight !== undefined || rule.max_weight !== undefined,
    value: rule.min_value !== undefined || rule.max_value !== undefined,
    payment: rule.cash_on_delivery !== undefined,
    source: rule.sources !== undefined,
    product: rule.skus !== undefined,
  };
  return CONDITIONS.filter((condition) => has[condition]);
}

/** The codes of products that were typed, each once. */
function skusOf(typed: string): string[] {
  const skus = typed.split(/[,،\n]/).map((sku) => sku.trim());
  return [...new Set(skus)].filter((sku) => sku !== '');
}

/** The rule as typed, for the schema to judge. Its id comes from the list. */
export function toRule(values: RuleValues): Partial<CourierRuleInput> {
  const { name, enabled, asked, outcome, min_value, max_value, service_type } = values;
  const has = (condition: Condition) => asked.includes(condition);
  const money = ({ amount }: Riyals) => amount !== null && { amount, currency: 'SAR' as const };
  const [least, most] = [money(min_value), money(max_value)];
  return {
    ...{ name: name.trim(), enabled, outcome },
    ...(has('city') && { cities: values.cities }),
    ...(has('region') && { regions: values.regions }),
    ...(has('weight') && values.min_weight !== null && { min_weight: values.min_weight }),
    ...(has('weight') && values.max_weight !== null && { max_weight: values.max_weight }),
    ...(has('value') && least && { min_value: least }),
    ...(has('value') && most && { max_value: most }),
    ...(has('payment') && { cash_on_delivery: values.payment === 'cod' }),
    ...(has('source') && { sources: values.sources }),
    ...(has('product') && { skus: skusOf(values.skus) }),
    ...(outcome === 'cheapest_within_days' &&
      values.within_days !== null && { within_days: values.within_days }),
    ...((outcome === 'courier' || outcome === 'not_courier') &&
      values.courier_id !== null && { courier_id: values.courier_id }),
    ...(outcome === 'courier' && service_type !== '' && { service_type }),
  };
}
