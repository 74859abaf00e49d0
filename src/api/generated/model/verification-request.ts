/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';

export interface VerificationRequest {
  channel: CodeChannel;
}
