/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';
import type { ResetToken } from './reset-token.ts';

export interface PasswordReset {
  reset_token: ResetToken;
  password: NewPassword;
  /**
     * The same password again.
     * @minLength 1
     * @maxLength 128
     */
  password_confirmation: string;
}
