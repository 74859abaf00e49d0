/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RegistrationToken } from './registration-token.ts';
import type { Registration } from './registration.ts';

/**
 * A registration with its token.
 */
export interface NewRegistration {
  /** Send it in the header `Registration` with every further step. */
  token: RegistrationToken;
  registration: Registration;
}
