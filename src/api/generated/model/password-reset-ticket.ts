/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ResetToken } from './reset-token.ts';

export interface PasswordResetTicket {
  reset_token: ResetToken;
  expires_at: DateTime;
}
