/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { LocalizedText } from './localized-text.ts';

export interface ImportCourier {
  id: CourierId;
  name: LocalizedText;
}
