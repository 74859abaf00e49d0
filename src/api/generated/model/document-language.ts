/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the fields are named in; names and addresses stay as they were given.
 */
export type DocumentLanguage = typeof DocumentLanguage[keyof typeof DocumentLanguage];


export const DocumentLanguage = {
  ar: 'ar',
  en: 'en',
} as const;
