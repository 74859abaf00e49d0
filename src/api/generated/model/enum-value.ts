/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';

/**
 * A value with its name.
 */
export interface EnumValue {
  /**
     * The value as it occurs in requests and responses.
     * @maxLength 40
     * @pattern ^[a-z0-9_-]+$
     */
  value: string;
  /** The name to show to people. */
  name: LocalizedText;
}
