/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ResetToken } from './reset-token.ts';

/**
 * Permission to set a new password.
 */
export interface PasswordResetTicket {
  reset_token: ResetToken;
  /** When the token expires. */
  expires_at: DateTime;
}
