/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The channel is missing, unknown or not verified.
 */
export type InvalidChannelResponse = Problem;
