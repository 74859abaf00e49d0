import { holdsContactDetails } from './contact-details.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** What everybody may read says how to reach nobody. */
export function checkRating({ text }: { text?: Text }): RuleViolation[] {
  if (typeof text !== 'string' || !holdsContactDetails(text)) return [];
  return [{ pointer: '/text', code: 'contact_details' }];
}
