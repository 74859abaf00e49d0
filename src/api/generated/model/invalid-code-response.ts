/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The code is wrong, or no longer valid because it was used, has expired or was tried too often.
 */
export type InvalidCodeResponse = Problem;
