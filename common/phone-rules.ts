import { DEFAULT_PHONE_COUNTRY } from './phone-bounds.ts';
import { parsePhone } from './phone.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** A phone, where there is one, must be a number of its country or a valid international one. */
export function checkPhone(pointer: string, phone: Text, country: Text): RuleViolation[] {
  if (!phone || isBlank(phone)) return [];
  const result = parsePhone(phone, country || DEFAULT_PHONE_COUNTRY);
  if (result.ok) return [];
  return [{ pointer, code: result.error === 'invalid' ? 'invalid_phone' : result.error }];
}
