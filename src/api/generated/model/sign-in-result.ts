/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChallenge } from './code-challenge.ts';
import type { Session } from './session.ts';
import type { SignInResultStatus } from './sign-in-result-status.ts';

/**
 * Either a session, or the challenge for the second step.
 */
export interface SignInResult {
  /** Which of the two is present. */
  status: SignInResultStatus;
  session?: Session;
  challenge?: CodeChallenge;
}
