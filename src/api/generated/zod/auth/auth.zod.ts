/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CodeAnswer,
  CodeResend,
  PasswordReset,
  PasswordResetRequest,
  RegistrationAccount,
  RegistrationClient,
  RegistrationCode,
  RegistrationExtra,
  SignIn
} from '../mizan-api.schemas.zod.ts';


/**
 * Sends a new code in place of the last one, once `resend_in` has passed. The last one is dead then.
 * @summary Send a code again
 */
export const ResendCodeBody = CodeResend

/**
 * Sends a code to a verified e-mail or phone. The answer is the same when nobody has it.
 * @summary Ask for a new password
 */
export const RequestPasswordResetBody = PasswordResetRequest

/**
 * Gives a token that sets a new password once.
 * @summary Confirm a new password by code
 */
export const ConfirmPasswordResetBody = CodeAnswer

/**
 * Every session of the account ends.
 * @summary Set a new password
 */
export const ResetPasswordBody = PasswordReset

/**
 * The first of four steps: who registers. The token belongs to this registration alone and is worth nothing elsewhere.
 * @summary Begin to register
 */
export const StartRegistrationBody = RegistrationClient

/**
 * The second step. Sends a code by the channel; where somebody has verified that e-mail or phone before, they are told instead, and the answer is the same.
 * @summary Set the account data
 */
export const UpdateRegistrationAccountBody = RegistrationAccount

/**
 * The first step again, as long as the registration is not complete.
 * @summary Correct the client data
 */
export const UpdateRegistrationClientBody = RegistrationClient

/**
 * The third step.
 * @summary Confirm a registration by code
 */
export const ConfirmRegistrationBody = RegistrationCode

/**
 * The fourth step: the address. Opens the account and signs in. Where another account has verified the same e-mail or phone meanwhile, the answer is `already_registered`; one that nobody has verified keeps nobody out.
 * @summary Complete a registration
 */
export const CompleteRegistrationBody = RegistrationExtra

/**
 * Starts a session, or asks for the code of the second step where the account has one. Unknown people and wrong passwords get the same answer in the same time.
 * @summary Sign in
 */
export const SignInBody = SignIn

/**
 * The second step of sign-in.
 * @summary Confirm sign-in by code
 */
export const ConfirmSignInBody = CodeAnswer

