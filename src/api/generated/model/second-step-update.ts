/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';

export interface SecondStepUpdate {
  /** A verified channel; absent to turn the second step off. */
  second_step?: CodeChannel;
}
