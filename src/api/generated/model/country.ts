/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { LocalizedText } from './localized-text.ts';

/**
 * A country.
 */
export interface Country {
  /** ISO 3166-1 alpha-2 code of the country. */
  code: CountryCode;
  /** Name of the country. */
  name: LocalizedText;
  /**
     * International calling code, such as `+966`.
     * @maxLength 5
     * @pattern ^\+[1-9][0-9]{0,3}$
     */
  calling_code: string;
}
