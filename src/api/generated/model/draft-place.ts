/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftText } from './draft-text.ts';

export interface DraftPlace {
  country?: DraftText;
  city?: DraftText;
}
