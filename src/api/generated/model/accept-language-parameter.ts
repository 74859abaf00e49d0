/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The reader's language, Arabic when left out. Titles and details of problems are written in it.
 */
export type AcceptLanguageParameter = string;
