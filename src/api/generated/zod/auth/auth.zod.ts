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
 * Sends a new code once `resend_in` seconds have passed. The previous code becomes invalid.
 * @summary Send a code again
 */
export const ResendCodeBody = CodeResend

/**
 * Sends a code to a verified e-mail or phone. A known device can sign in no matter how many wrong passwords were entered elsewhere. The response is the same if no account has the e-mail or phone.
 * @summary Request a code that makes the device known
 */
export const RequestDeviceCodeBody = DeviceCodeRequest

/**
 * Returns a token to send with `signIn`, which still requires the password.
 * @summary Make the device known by code
 */
export const ConfirmDeviceCodeBody = CodeAnswer

/**
 * Sends a code to a verified e-mail or phone. The response is the same if no account has it. A second request for the same e-mail or phone within two minutes is refused with 429.
 * @summary Request a password reset
 */
export const RequestPasswordResetBody = PasswordResetRequest

/**
 * Returns a token that can be used once, to set a new password.
 * @summary Confirm a password reset by code
 */
export const ConfirmPasswordResetBody = CodeAnswer

/**
 * Sets a new password. All sessions and known devices of the account end, as do all delays after wrong passwords. Its API keys are revoked, unless the request keeps them.
 * @summary Set a new password
 */
export const ResetPasswordBody = PasswordReset

/**
 * The first of four steps: who is registering. The returned token gives access to this registration only.
 * @summary Start a registration
 */
export const StartRegistrationBody = RegistrationClient

/**
 * The second step: e-mail, phone and password. Sends a code through the chosen channel. If another account has already verified that e-mail or phone, its owner is notified instead, and the response is the same.
 * @summary Set the account data
 */
export const UpdateRegistrationAccountBody = RegistrationAccount

/**
 * Repeats the first step. Possible until the registration is complete.
 * @summary Correct the client data
 */
export const UpdateRegistrationClientBody = RegistrationClient

/**
 * The third step: confirms the code that was sent.
 * @summary Confirm a registration by code
 */
export const ConfirmRegistrationBody = RegistrationCode

/**
 * The fourth step: the address. Opens the account and signs in. If another account has verified the same e-mail or phone in the meantime, the request is refused with `already_registered`; an unverified one does not block the registration.
 * @summary Complete a registration
 */
export const CompleteRegistrationBody = RegistrationExtra

/**
 * Starts a session, or sends a code if two-step sign-in is on. An unknown login and a wrong password get the same response in the same time. After several wrong passwords, sign-in is delayed for longer and longer (429 with `Retry-After`); an attempt before the end of a delay is not checked. Attempts are counted by login and network address, and by login alone; a known device is counted separately. To make a device known, use `requestDeviceCode`.
 * @summary Sign in
 */
export const SignInBody = SignIn

/**
 * The second step of sign-in: confirms the code that was sent.
 * @summary Confirm sign-in by code
 */
export const ConfirmSignInBody = CodeAnswer

