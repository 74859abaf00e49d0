/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';

/**
 * A name or sentence in both languages, so that switching language needs no new request.
 */
export interface LocalizedText {
  ar: Paragraph;
  en: Paragraph;
}
