/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { NewPassword } from './new-password.ts';

export interface PasswordChange {
  current_password: CurrentPassword;
  password: NewPassword;
  /**
     * The same password again.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password_confirmation: string;
}
