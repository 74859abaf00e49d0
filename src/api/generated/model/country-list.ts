/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Country } from './country.ts';

export interface CountryList {
  /** @maxItems 300 */
  data: Country[];
}
