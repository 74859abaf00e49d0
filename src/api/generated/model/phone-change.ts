/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { Phone } from './phone.ts';

/**
 * A new phone for the account.
 */
export interface PhoneChange {
  /** The new phone. */
  phone: Phone;
  current_password: CurrentPassword;
}
