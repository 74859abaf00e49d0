/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

/**
 * A Saudi region.
 */
export interface Region {
  /**
     * Code of the region, which addresses state as `state`.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  /** Name of the region. */
  name: LocalizedText;
}
