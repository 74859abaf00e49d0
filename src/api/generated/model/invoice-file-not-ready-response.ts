/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is not ready, or could not be made.
 */
export type InvoiceFileNotReadyResponse = Problem;
