/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is larger than 64 KiB.
 */
export type PayloadTooLargeResponse = Problem;
