/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

export interface PublicCourier {
  name: LocalizedText;
  /** True for a fictional courier from the sample data. */
  sample: boolean;
}
