/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Month } from './month.ts';

export interface InvoiceFileCreate {
  month: Month;
}
