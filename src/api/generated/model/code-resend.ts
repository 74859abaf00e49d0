/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ChallengeToken } from './challenge-token.ts';

export interface CodeResend {
  challenge: ChallengeToken;
}
