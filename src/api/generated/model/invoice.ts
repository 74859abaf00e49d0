/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

/**
 * The tax invoice for the carriage.
 */
export interface Invoice {
  /**
     * @maxLength 20
     * @pattern ^INV-[0-9]{4}-[0-9]{11}$
     */
  number: string;
  issued_at: DateTime;
}
