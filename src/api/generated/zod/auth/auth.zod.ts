/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CodeAnswer,
  CodeResend,
  DeviceCodeRequest,
  PasswordReset,
  PasswordResetRequest,
  RegistrationAccount,
  RegistrationClient,
  RegistrationCode,
  RegistrationExtra,
  SignIn
} from '../mizan-api.schemas.zod.ts';


/**
 * Sends a new code, once `resend_in` seconds have passed. The previous code becomes invalid.
 * @summary Send a code again
 */
export const ResendCodeBody = CodeResend

/**
 * Sends a code to a verified e-mail or phone. A device that is known signs in however many wrong passwords strangers have sent. The response is the same if no account has the e-mail or phone.
 * @summary Request a code that makes the device known
 */
export const RequestDeviceCodeBody = DeviceCodeRequest

/**
 * Returns a token to send with `signIn`, which still needs the password.
 * @summary Make the device known by code
 */
export const ConfirmDeviceCodeBody = CodeAnswer

/**
 * Sends a code to a verified e-mail or phone. The response is the same if no account has it. Another request for the same e-mail or phone within two minutes is 429.
 * @summary Request a password reset
 */
export const RequestPasswordResetBody = PasswordResetRequest

/**
 * Returns a token that can set a new password once.
 * @summary Confirm a password reset by code
 */
export const ConfirmPasswordResetBody = CodeAnswer

/**
 * Sets a new password. Ends every session and known device of the account, and lifts all waits for it. Revokes its API keys, unless the request keeps them.
 * @summary Set a new password
 */
export const ResetPasswordBody = PasswordReset

/**
 * The first of four steps: who is registering. The token belongs to this registration and cannot be used for anything else.
 * @summary Start a registration
 */
export const StartRegistrationBody = RegistrationClient

/**
 * The second step. Sends a code through the chosen channel. If that e-mail or phone is already verified by another account, its owner is told instead, and the response is the same.
 * @summary Set the account data
 */
export const UpdateRegistrationAccountBody = RegistrationAccount

/**
 * Repeats the first step. Possible until the registration is complete.
 * @summary Correct the client data
 */
export const UpdateRegistrationClientBody = RegistrationClient

/**
 * The third step. Confirms the code that was sent.
 * @summary Confirm a registration by code
 */
export const ConfirmRegistrationBody = RegistrationCode

/**
 * The fourth step: the address. Opens the account and signs in. If another account has verified the same e-mail or phone in the meantime, the error is `already_registered`; an unverified one does not block the registration.
 * @summary Complete a registration
 */
export const CompleteRegistrationBody = RegistrationExtra

/**
 * Starts a session, or sends a code if the account has the second step on. An unknown login and a wrong password get the same response in the same time. After several wrong passwords the waits grow (429, `Retry-After`), and a try before their end is not judged. They are counted by login and network address, and by login alone; a known device is counted apart. To make a device known, use `requestDeviceCode`.
 * @summary Sign in
 */
export const SignInBody = SignIn

/**
 * The second step of sign-in: confirms the code that was sent.
 * @summary Confirm sign-in by code
 */
export const ConfirmSignInBody = CodeAnswer

