/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChallenge } from './code-challenge.ts';
import type { Session } from './session.ts';
import type { SignInResultStatus } from './sign-in-result-status.ts';

/**
 * Either the session, or the challenge of the second step.
 */
export interface SignInResult {
  /** Which of the two there is. */
  status: SignInResultStatus;
  session?: Session;
  challenge?: CodeChallenge;
}
