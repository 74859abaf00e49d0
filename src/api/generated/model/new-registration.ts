/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RegistrationToken } from './registration-token.ts';
import type { Registration } from './registration.ts';

export interface NewRegistration {
  token: RegistrationToken;
  registration: Registration;
}
