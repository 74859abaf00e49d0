/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChallenge } from './code-challenge.ts';
import type { DateTime } from './date-time.ts';
import type { Email } from './email.ts';
import type { Phone } from './phone.ts';
import type { RegistrationClient } from './registration-client.ts';
import type { RegistrationStep } from './registration-step.ts';

/**
 * A registration in progress, without its password.
 */
export interface Registration {
  step: RegistrationStep;
  client: RegistrationClient;
  /** E-mail to sign in with; absent until the second step. */
  email?: Email;
  /** Phone to sign in with; absent until the second step. */
  phone?: Phone;
  /** The code that was sent; present in the step `code` only. */
  challenge?: CodeChallenge;
  /** When the registration is deleted unless it is completed. */
  expires_at: DateTime;
}
