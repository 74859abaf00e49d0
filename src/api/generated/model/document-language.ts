/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Language of the field names; names and addresses stay as they were entered.
 */
export type DocumentLanguage = typeof DocumentLanguage[keyof typeof DocumentLanguage];


export const DocumentLanguage = {
  ar: 'ar',
  en: 'en',
} as const;
