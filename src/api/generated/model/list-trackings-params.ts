/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListTrackingsParams = {
/**
 * Tracking numbers with commas between them; one that stands twice is answered once.
 * @minLength 13
 * @maxLength 699
 * @pattern ^MZ[0-9]{11}(,MZ[0-9]{11}){0,49}$
 */
tracking_numbers: string;
};
