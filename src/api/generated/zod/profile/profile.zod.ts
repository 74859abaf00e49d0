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
  VerificationRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * Names, address and choices. What is left out is emptied, where it may be. E-mail, phone and password have operations of their own.
 * @summary Change the own profile
 */
export const UpdateProfileBody = ProfileUpdate

/**
 * Ends every session and deletes all but what tax law has kept: the ledger, and each shipment with its price but without the people and addresses in it. E-mail and phone are free for a new account. Refused while there is a balance, or a shipment under way.
 * @summary Close the account
 */
export const CloseAccountBody = AccountClosing

/**
 * Sets the e-mail as not verified and sends a code to it. Asks for the password.
 * @summary Change the e-mail
 */
export const ChangeEmailBody = EmailChange

/**
 * Asks for the current one. Every other session of the account ends.
 * @summary Change the password
 */
export const ChangePasswordBody = PasswordChange

/**
 * Sets the phone as not verified and sends a code to it. Asks for the password.
 * @summary Change the phone
 */
export const ChangePhoneBody = PhoneChange

/**
 * A PNG, JPEG or WebP of at most 5 MiB and 40 megapixels. It is turned upright, cut to a square of 144 pixels, and stripped of everything but the picture itself.
 * @summary Set the own picture
 */
export const UpdateProfilePictureBody = PictureUpload

/**
 * Sends a code to the e-mail or phone of the profile, as long as it is not verified.
 * @summary Ask for the code of an e-mail or phone
 */
export const RequestVerificationBody = VerificationRequest

/**
 * From then on it signs in, and belongs to this account alone.
 * @summary Verify an e-mail or phone by code
 */
export const ConfirmVerificationBody = CodeAnswer

