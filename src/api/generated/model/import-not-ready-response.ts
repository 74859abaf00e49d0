/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The batch was changed since it was read, is not at this step, or the server is working on it.
 */
export type ImportNotReadyResponse = Problem;
