/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The language of messages to the account.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  ar: 'ar',
  en: 'en',
} as const;
