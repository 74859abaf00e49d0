/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ChallengeToken } from './challenge-token.ts';
import type { Code } from './code.ts';

/**
 * A code as entered by the person.
 */
export interface CodeAnswer {
  challenge: ChallengeToken;
  code: Code;
}
