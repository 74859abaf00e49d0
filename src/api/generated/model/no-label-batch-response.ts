/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * All shipments are cancelled or unknown, they are more than the account's plan allows in one file, or their pieces are too many for one.
 */
export type NoLabelBatchResponse = Problem;
