/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { Money } from './money.ts';

/**
 * What the person has agreed to pay.
 */
export interface ImportBooking {
  version: ImportBatchVersion;
  /** The `total` that the person has seen. */
  total: Money;
}
