/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportText } from './import-text.ts';

/**
 * One part of an order that a replay changed.
 */
export interface StoreDifference {
  /**
     * What changed: an `ImportField` of the order, `status`, `number`, `payment`, or `lines` for its further products.
     * @maxLength 40
     * @pattern ^[a-z_.]{2,40}$
     */
  part: string;
  /** Value before the replay. */
  from: ImportText;
  /** Value after the replay. */
  to: ImportText;
}
