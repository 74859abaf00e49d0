import {
  type CardErrors,
  type CardFields,
  checkCard,
  digitsOf,
  expiryMonth,
} from './card-rules.ts';
import { type Schemas, validatorOf } from './contract.ts';

const isCard = validatorOf('Card');

/**
 * What the contract calls a card, from the fields of the hosted page, or what is wrong with them.
 *
 * @throws Error if the page's rules let through what the contract does not allow.
 */
export function readCard(
  fields: CardFields,
  now: Date,
): { card: Schemas['Card'] } | { errors: CardErrors } {
  const errors = checkCard(fields, now);
  if (Object.keys(errors).length > 0) return { errors };
  const card = asCard(fields);
  // Without the values, which must not be logged.
  if (!isCard(card)) throw new Error('the rules of the page are not those of the contract');
  return { card };
}

/** The fields in the contract's form, right or wrong. */
export function asCard({ name, number, expiry, code }: CardFields): Schemas['Card'] {
  return {
    name: name.trim(),
    number: digitsOf(number),
    expiry: expiryMonth(expiry) ?? '',
    security_code: digitsOf(code),
  };
}
