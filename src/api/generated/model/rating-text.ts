/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';

/**
 * What the person has to say, for everyone to read. A text with a phone number, an e-mail or a web address is refused.
 */
export type RatingText = Paragraph;
