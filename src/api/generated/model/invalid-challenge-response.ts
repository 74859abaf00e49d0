/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no code to send again; start over.
 */
export type InvalidChallengeResponse = Problem;
