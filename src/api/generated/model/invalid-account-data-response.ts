/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is against its rule; each is named.
 */
export type InvalidAccountDataResponse = Problem;
