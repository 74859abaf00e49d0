/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';

/**
 * A text in both languages, so that clients can switch language without another request.
 */
export interface LocalizedText {
  /** The text in Arabic. */
  ar: Paragraph;
  /** The text in English. */
  en: Paragraph;
}
