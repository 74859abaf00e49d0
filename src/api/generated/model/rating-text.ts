/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';

/**
 * What the person says, for everybody to read. A text with a phone number, an e-mail or the address of a site is refused.
 */
export type RatingText = Paragraph;
