/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is larger than 10 MiB.
 */
export type ImportFileTooLargeResponse = Problem;
