/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

export interface EnumValue {
  /**
     * @maxLength 40
     * @pattern ^[a-z0-9_-]+$
     */
  value: string;
  name: LocalizedText;
}
