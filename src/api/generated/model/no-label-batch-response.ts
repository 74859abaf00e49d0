/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * All shipments are cancelled or unknown, or their pieces are too many for one file.
 */
export type NoLabelBatchResponse = Problem;
