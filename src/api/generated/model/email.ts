/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An e-mail address, compared without regard to letter case.
 * @maxLength 254
 */
export type Email = string;
