/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportText } from './import-text.ts';

export interface StoreDifference {
  /**
     * An `ImportField` of the order, `status`, `number`, `payment`, or `lines` for its further products.
     * @maxLength 40
     * @pattern ^[a-z_.]{2,40}$
     */
  part: string;
  from: ImportText;
  to: ImportText;
}
