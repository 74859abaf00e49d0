/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is missing, unknown or invalid; `errors` lists each.
 */
export type InvalidResponse = Problem;
