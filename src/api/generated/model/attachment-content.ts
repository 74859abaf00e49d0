/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Content of the file, as a data URL in Base64.
 * @maxLength 7000000
 * @pattern ^data:(image/webp|application/pdf);base64,[A-Za-z0-9+/]+={0,2}$
 */
export type AttachmentContent = string;
