/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Language of the field names. Names and addresses stay as they were entered.
 */
export type DocumentLanguage = typeof DocumentLanguage[keyof typeof DocumentLanguage];


export const DocumentLanguage = {
  /** Arabic. */
  ar: 'ar',
  /** English. */
  en: 'en',
} as const;
