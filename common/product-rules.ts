import type { KnownPlaces } from './place-rules.ts';
import { checkSides, type SidesRuleInput } from './quote-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** A product as it travels, as far as the rules look at it; a half-filled form will do. */
export interface ProductRuleInput extends SidesRuleInput {
  name_ar?: Text;
  name_en?: Text;
  origin_country?: Text;
}

/** The rules of a product that no schema can say. The same function answers in the form and on the server. */
export function checkProduct(
  product: ProductRuleInput,
  { countries }: Pick<KnownPlaces, 'countries'>,
): RuleViolation[] {
  const { name_ar, name_en, origin_country } = product;
  const isNamed = !isBlank(name_ar) || !isBlank(name_en);
  const isPlaced = !origin_country || countries.includes(origin_country);
  return [
    ...(isNamed ? [] : [{ pointer: '/name_ar', code: 'required' as const }]),
    ...checkSides(product),
    ...(isPlaced ? [] : [{ pointer: '/origin_country', code: 'invalid_country' as const }]),
  ];
}
