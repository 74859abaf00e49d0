/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

/**
 * The tax invoice for the carriage.
 */
export interface Invoice {
  /**
     * In the account's series of tax documents, which has no gaps.
     * @maxLength 20
     * @pattern ^[0-9A-HJKMNP-TV-Z]{10}-[0-9]{6,9}$
     */
  number: string;
  issued_at: DateTime;
}
