/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChallenge } from './code-challenge.ts';
import type { Session } from './session.ts';
import type { SignInResultStatus } from './sign-in-result-status.ts';

/**
 * Either a session, or the challenge for the second step of sign-in.
 */
export interface SignInResult {
  /** Which of the two is present. */
  status: SignInResultStatus;
  /** The session; present with `signed_in`. */
  session?: Session;
  /** The code that was sent; present with `code_required`. */
  challenge?: CodeChallenge;
}
