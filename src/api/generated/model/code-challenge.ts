/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ChallengeToken } from './challenge-token.ts';
import type { CodeChannel } from './code-channel.ts';

/**
 * A code was sent, if there was somebody to send it to.
 */
export interface CodeChallenge {
  challenge: ChallengeToken;
  channel: CodeChannel;
  /**
     * The e-mail or phone, most of it hidden.
     * @maxLength 254
     * @pattern ^[^\s]+$
     */
  destination: string;
  /**
     * Seconds until a new code may be asked for.
     * @minimum 0
     * @maximum 60
     */
  resend_in: number;
  /**
     * Seconds until the code is dead.
     * @minimum 0
     * @maximum 600
     */
  expires_in: number;
}
