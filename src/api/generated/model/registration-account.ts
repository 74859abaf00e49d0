/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';
import type { Email } from './email.ts';
import type { NewPassword } from './new-password.ts';
import type { Phone } from './phone.ts';

/**
 * The credentials for signing in.
 */
export interface RegistrationAccount {
  /** E-mail to sign in with. */
  email: Email;
  /** Phone to sign in with. */
  phone: Phone;
  /** Password to sign in with. */
  password: NewPassword;
  /**
     * The same password again.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password_confirmation: string;
  /** Where to send the verification code. */
  channel: CodeChannel;
}
