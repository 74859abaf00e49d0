/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';
import type { ResetToken } from './reset-token.ts';

/**
 * The new password.
 */
export interface PasswordReset {
  reset_token: ResetToken;
  /** The new password. */
  password: NewPassword;
  /**
     * The same password again.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password_confirmation: string;
  /** Whether the account's API keys stay valid; false by default, because someone who knew the old password may have created one. */
  keep_api_keys?: boolean;
}
