/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ChallengeToken } from './challenge-token.ts';
import type { CodeChannel } from './code-channel.ts';

/**
 * A code that was sent, if there was anyone to send it to.
 */
export interface CodeChallenge {
  challenge: ChallengeToken;
  channel: CodeChannel;
  /**
     * The e-mail or phone that the code was sent to, mostly masked.
     * @maxLength 254
     * @pattern ^[^\s]+$
     */
  destination: string;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     * @maximum 60
     */
  resend_in: number;
  /**
     * Seconds until the code expires.
     * @minimum 0
     * @maximum 600
     */
  expires_in: number;
}
