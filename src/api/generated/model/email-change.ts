/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { Email } from './email.ts';

/**
 * A new e-mail for the account.
 */
export interface EmailChange {
  /** The new e-mail. */
  email: Email;
  current_password: CurrentPassword;
}
