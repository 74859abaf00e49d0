/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { LocalizedText } from './localized-text.ts';

export interface Country {
  code: CountryCode;
  name: LocalizedText;
  /**
     * @maxLength 5
     * @pattern ^\+[1-9][0-9]{0,3}$
     */
  calling_code: string;
}
