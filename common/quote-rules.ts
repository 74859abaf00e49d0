import { checkAmountToCollect, type CollectedAmount } from './cash-on-delivery.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** The sides of a parcel or a product, as far as they are known. */
export interface SidesRuleInput {
  length?: unknown;
  width?: unknown;
  height?: unknown;
}

/** A parcel to be priced as it travels, as far as the rules look at it. */
export interface QuoteRuleInput extends SidesRuleInput {
  /** Prepaid when left out. */
  payment_type?: Text;
  amount_to_collect?: CollectedAmount;
}

/** The rules of a quote that no schema can say. The same function answers in the form and on the server. */
export function checkQuote(quote: QuoteRuleInput): RuleViolation[] {
  return [
    ...checkSides(quote),
    ...checkAmountToCollect(
      '/amount_to_collect',
      quote.payment_type || 'prepaid',
      quote.amount_to_collect,
    ),
  ];
}

/** All three or none: two sides do not give a volume. */
export function checkSides(quote: SidesRuleInput): RuleViolation[] {
  const missing = (['length', 'width', 'height'] as const).filter((side) => isBlank(quote[side]));
  if (missing.length === 3) return [];
  return missing.map((side) => ({ pointer: `/${side}`, code: 'required' }));
}
