/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Region } from './region.ts';

/**
 * A Saudi city.
 */
export interface City {
  /** Code of the city, which addresses state as `city`. */
  code: AreaCode;
  /** Name of the city. */
  name: LocalizedText;
  region: Region;
}
