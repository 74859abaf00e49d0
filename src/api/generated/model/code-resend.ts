/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ChallengeToken } from './challenge-token.ts';

/**
 * Which code to send again.
 */
export interface CodeResend {
  challenge: ChallengeToken;
}
