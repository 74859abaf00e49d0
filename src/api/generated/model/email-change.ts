/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { Email } from './email.ts';

export interface EmailChange {
  email: Email;
  current_password: CurrentPassword;
}
