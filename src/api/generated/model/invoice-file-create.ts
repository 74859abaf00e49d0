/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Month } from './month.ts';

/**
 * The month whose invoices to put into one file.
 */
export interface InvoiceFileCreate {
  /** The month, as `YYYY-MM`. */
  month: Month;
}
