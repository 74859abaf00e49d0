/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DocumentNumber } from './document-number.ts';

/**
 * The tax invoice for the carriage.
 */
export interface Invoice {
  /** Number of the tax invoice, which `getInvoice` takes. */
  number: DocumentNumber;
  /** When the invoice was issued. */
  issued_at: DateTime;
}
