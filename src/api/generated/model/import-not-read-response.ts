/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file has not been read yet, or cannot be read.
 */
export type ImportNotReadResponse = Problem;
