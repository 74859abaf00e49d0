/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

/**
 * A courier, as shown on a public page.
 */
export interface PublicCourier {
  /** Name of the courier. */
  name: LocalizedText;
  /** Whether it is a fictional courier from the sample data. */
  sample: boolean;
}
