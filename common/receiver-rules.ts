import { checkAddress, type AddressRuleInput } from './address-rules.ts';
import { checkPhone } from './phone-rules.ts';
import type { KnownPlaces } from './place-rules.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** The receiver as it travels, as far as the rules look at it. */
export interface ReceiverRuleInput extends AddressRuleInput {
  phone?: Text;
}

/**
 * The rules of a receiver that need more than one field.
 *
 * @param pointer to the receiver in the body, `''` when the body is one.
 */
export function checkReceiver(
  pointer: string,
  receiver: ReceiverRuleInput,
  places: KnownPlaces,
): RuleViolation[] {
  return [
    ...checkAddress(pointer, receiver, places),
    ...checkPhone(`${pointer}/phone`, receiver.phone, receiver.country),
  ];
}
