/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';

/**
 * Where to send the code.
 */
export interface VerificationRequest {
  channel: CodeChannel;
}
