/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListTrackingsParams = {
/**
 * Tracking numbers separated by commas. A repeated number is returned once.
 * @minLength 13
 * @maxLength 699
 * @pattern ^MZ[0-9]{11}(,MZ[0-9]{11}){0,49}$
 */
tracking_numbers: string;
};
