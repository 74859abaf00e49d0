/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { NewPassword } from './new-password.ts';

/**
 * The current and the new password.
 */
export interface PasswordChange {
  current_password: CurrentPassword;
  /** The new password. */
  password: NewPassword;
  /**
     * The new password again.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password_confirmation: string;
}
