/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Language of the message.
 */
export type OutboxMessageLocale = typeof OutboxMessageLocale[keyof typeof OutboxMessageLocale];


export const OutboxMessageLocale = {
  /** Arabic. */
  ar: 'ar',
  /** English. */
  en: 'en',
} as const;
