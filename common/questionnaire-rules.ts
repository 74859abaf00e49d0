import { checkPhone } from './phone-rules.ts';
import { HOME_COUNTRY, type KnownPlaces } from './place-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** Questions for a business with an online store. */
export const STORE_FIELDS = [
  'monthly_sales_amount',
  'monthly_orders_count',
  'wants_shipping_integration',
] as const;

/** Questions for a business without one. */
export const NO_STORE_FIELDS = [
  'needs_receiving_site',
  'how_to_sell',
  'what_to_sell',
  'monthly_orders_without_store',
] as const;

/** Questions that apply once there is a company name. */
export const COMPANY_FIELDS = ['commercial_registration', 'business_shipping_country'] as const;

type BranchField = (typeof STORE_FIELDS)[number] | (typeof NO_STORE_FIELDS)[number];

/** The answers as they travel, as far as the rules look at them; some of them will do. */
export interface QuestionnaireRuleInput extends Partial<Record<BranchField, unknown>> {
  phone?: Text;
  shipping_from_country?: Text;
  company_name?: Text;
  commercial_registration?: Text;
  business_shipping_country?: Text;
  business_phone?: Text;
  has_electronic_store?: boolean | null | undefined;
}

/** Answers to a draft: any may be missing, and those present are validated one by one. */
export function checkQuestionnaireDraft(
  answers: QuestionnaireRuleInput,
  places: KnownPlaces,
): RuleViolation[] {
  const { business_shipping_country: country } = answers;
  return [
    ...checkPhone('/phone', answers.phone, undefined),
    ...checkCountry('/shipping_from_country', answers.shipping_from_country, places),
    ...checkCountry('/business_shipping_country', country, places),
    ...checkRegistrationNumber(answers.commercial_registration, country),
    ...checkPhone('/business_phone', answers.business_phone, undefined),
  ];
}

/** Complete answers: a company name needs a registration; the store decides which questions apply. */
export function checkQuestionnaire(
  answers: QuestionnaireRuleInput,
  places: KnownPlaces,
): RuleViolation[] {
  const { has_electronic_store: hasStore } = answers;
  const isNamed = !isBlank(answers.company_name);
  return [
    ...checkQuestionnaireDraft(answers, places),
    ...(isNamed ? missing(answers, COMPANY_FIELDS) : []),
    ...(hasStore === true
      ? [...missing(answers, STORE_FIELDS), ...misplaced(answers, NO_STORE_FIELDS)]
      : []),
    ...(hasStore === false
      ? [...missing(answers, NO_STORE_FIELDS), ...misplaced(answers, STORE_FIELDS)]
      : []),
  ];
}

type Field = keyof QuestionnaireRuleInput;

function missing(answers: QuestionnaireRuleInput, fields: readonly Field[]): RuleViolation[] {
  return fields
    .filter((field) => isBlank(answers[field]))
    .map((field) => ({ pointer: `/${field}`, code: 'required' }));
}

function misplaced(answers: QuestionnaireRuleInput, fields: readonly Field[]): RuleViolation[] {
  return fields
    .filter((field) => answers[field] !== undefined)
    .map((field) => ({ pointer: `/${field}`, code: 'not_allowed' }));
}

function checkCountry(pointer: string, country: Text, { countries }: KnownPlaces): RuleViolation[] {
  const isKnown = !country || isBlank(country) || countries.includes(country);
  return isKnown ? [] : [{ pointer, code: 'invalid_country' }];
}

/** Ten digits in Saudi Arabia, for the old number and the unified one alike. */
function checkRegistrationNumber(number: Text, country: Text): RuleViolation[] {
  if (country !== HOME_COUNTRY || !number || isBlank(number)) return [];
  return /^\d{10}$/.test(number)
    ? []
    : [{ pointer: '/commercial_registration', code: 'invalid_format' }];
}
