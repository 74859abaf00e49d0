/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * All shipments are cancelled or unknown, there are more of them than the account's plan allows in one file, or they have too many pieces for one file.
 */
export type NoLabelBatchResponse = Problem;
