/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is nothing to send again; begin anew.
 */
export type InvalidChallengeResponse = Problem;
