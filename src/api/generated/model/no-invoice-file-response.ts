/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The month has no documents, or too many for one file.
 */
export type NoInvoiceFileResponse = Problem;
