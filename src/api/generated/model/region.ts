/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

export interface Region {
  /**
     * The value for `state` in an address.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  name: LocalizedText;
}
