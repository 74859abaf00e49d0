/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';

/**
 * The setting of two-step sign-in.
 */
export interface SecondStepUpdate {
  /** A verified channel for the codes; absent to turn two-step sign-in off. */
  second_step?: CodeChannel;
}
