/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { Phone } from './phone.ts';

export interface PhoneChange {
  phone: Phone;
  current_password: CurrentPassword;
}
