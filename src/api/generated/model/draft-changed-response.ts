/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another device has saved the draft since it was read.
 */
export type DraftChangedResponse = Problem;
