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
  email?: Email;
  phone?: Phone;
  /** The code that was sent; present in the step `code`. */
  challenge?: CodeChallenge;
  expires_at: DateTime;
}
