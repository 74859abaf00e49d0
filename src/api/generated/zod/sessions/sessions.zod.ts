/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CodeAnswer,
  PasswordConfirmation,
  VerificationRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * For ten minutes the session can then use the operations that answer 403 `confirmation_required`. A new session is confirmed by its sign-in.
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

