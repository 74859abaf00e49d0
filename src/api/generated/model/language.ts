/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Language of messages to the account.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  /** Arabic. */
  ar: 'ar',
  /** English. */
  en: 'en',
} as const;
