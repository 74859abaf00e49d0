/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Country } from './country.ts';

/**
 * The countries.
 */
export interface CountryList {
  /**
     * The countries.
     * @maxItems 300
     */
  data: Country[];
}
