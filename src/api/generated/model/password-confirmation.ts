/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';

/**
 * The password, to confirm the session.
 */
export interface PasswordConfirmation {
  current_password: CurrentPassword;
}
