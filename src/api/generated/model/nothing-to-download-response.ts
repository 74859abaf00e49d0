/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is nothing in this period.
 */
export type NothingToDownloadResponse = Problem;
