/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';

/**
 * Confirmation that the account is to be closed.
 */
export interface AccountClosing {
  current_password: CurrentPassword;
}
