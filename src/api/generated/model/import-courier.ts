/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { LocalizedText } from './localized-text.ts';

/**
 * A courier in an import.
 */
export interface ImportCourier {
  id: CourierId;
  /** Name of the courier. */
  name: LocalizedText;
}
