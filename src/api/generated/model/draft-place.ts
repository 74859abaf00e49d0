/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftText } from './draft-text.ts';

/**
 * A place as far as it is filled in.
 */
export interface DraftPlace {
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: DraftText;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city?: DraftText;
}
