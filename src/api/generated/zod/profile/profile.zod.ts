/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  AccountClosing,
  CodeAnswer,
  EmailChange,
  PasswordChange,
  PhoneChange,
  PictureUpload,
  ProfileUpdate,
  SecondStepUpdate,
  VerificationRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * Replaces names, address and preferences. Optional fields that are left out are cleared. E-mail, phone and password have operations of their own.
 * @summary Change the profile
 */
export const UpdateProfileBody = ProfileUpdate

/**
 * Ends every session and deletes everything except what tax law requires: the ledger, and each shipment with its price but without people and addresses. The e-mail and phone can be used for a new account. Refused, with a list of what is open, as long as anything is owed by the account or to it, or a shipment is on its way.
 * @summary Close the account
 */
export const CloseAccountBody = AccountClosing

/**
 * Changes the e-mail, which becomes unverified, and sends a code to it. Requires the password.
 * @summary Change the e-mail
 */
export const ChangeEmailBody = EmailChange

/**
 * Sets a new password. Requires the current password, and ends every other session of the account.
 * @summary Change the password
 */
export const ChangePasswordBody = PasswordChange

/**
 * Changes the phone, which becomes unverified, and sends a code to it. Requires the password.
 * @summary Change the phone
 */
export const ChangePhoneBody = PhoneChange

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, cropped to a square of 144 pixels, and stripped of everything but the picture itself.
 * @summary Set the account's picture
 */
export const UpdateProfilePictureBody = PictureUpload

/**
 * Turns two-step sign-in on, or off if no channel is given. Requires a confirmed session. The owner is notified.
 * @summary Change two-step sign-in
 */
export const UpdateSecondStepBody = SecondStepUpdate

/**
 * Sends a code to the profile's e-mail or phone, if it is not verified yet.
 * @summary Request a code for an e-mail or phone
 */
export const RequestVerificationBody = VerificationRequest

/**
 * Confirms the code. The e-mail or phone can then be used to sign in, and belongs to this account only. A code of another account is dead.
 * @summary Verify an e-mail or phone by code
 */
export const ConfirmVerificationBody = CodeAnswer

