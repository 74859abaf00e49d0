/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type OutboxMessageLocale = typeof OutboxMessageLocale[keyof typeof OutboxMessageLocale];


export const OutboxMessageLocale = {
  ar: 'ar',
  en: 'en',
} as const;
