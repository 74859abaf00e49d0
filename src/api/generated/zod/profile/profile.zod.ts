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
 * Replaces names, address and preferences. Optional fields that are left out are cleared. E-mail, phone and password have their own operations.
 * @summary Change the profile
 */
export const UpdateProfileBody = ProfileUpdate

/**
 * Ends every session and deletes everything except what tax law requires: the ledger, and each shipment with its price but without the people and addresses in it. The e-mail and phone can be used for a new account. Refused with a list of what is open, while anything is owed by the account or to it, or is on its way.
 * @summary Close the account
 */
export const CloseAccountBody = AccountClosing

/**
 * Sets the e-mail as unverified and sends a code to it. Requires the password.
 * @summary Change the e-mail
 */
export const ChangeEmailBody = EmailChange

/**
 * Requires the current password. Ends every other session of the account.
 * @summary Change the password
 */
export const ChangePasswordBody = PasswordChange

/**
 * Sets the phone as unverified and sends a code to it. Requires the password.
 * @summary Change the phone
 */
export const ChangePhoneBody = PhoneChange

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, cropped to a square of 144 pixels, and stripped of everything but the picture itself.
 * @summary Set the account's picture
 */
export const UpdateProfilePictureBody = PictureUpload

/**
 * Turns the second step of sign-in on, or off if no channel is given. Requires a confirmed session. The owner gets a message.
 * @summary Change the second step
 */
export const UpdateSecondStepBody = SecondStepUpdate

/**
 * Sends a code to the profile's e-mail or phone, if it is not verified yet.
 * @summary Request a code for an e-mail or phone
 */
export const RequestVerificationBody = VerificationRequest

/**
 * Once verified, it can be used to sign in and belongs to this account only.
 * @summary Verify an e-mail or phone by code
 */
export const ConfirmVerificationBody = CodeAnswer

