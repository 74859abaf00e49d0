/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CodeAnswer,
  PasswordConfirmation,
  VerificationRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * Confirms the session for ten minutes, in which it can use the operations that otherwise answer 403 `confirmation_required`. Signing in confirms a new session.
 * @summary Confirm the session by password
 */
export const ConfirmByPasswordBody = PasswordConfirmation

/**
 * Has the same effect as `confirmByPassword`.
 * @summary Confirm the session by code
 */
export const ConfirmByCodeBody = CodeAnswer

/**
 * Sends a code to the account's verified e-mail or phone.
 * @summary Request a code to confirm the session
 */
export const RequestConfirmationCodeBody = VerificationRequest

