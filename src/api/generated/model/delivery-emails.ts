/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * When the account gets an e-mail about its delivered shipments: as soon as they are delivered (`each`), at six in the evening in Riyadh with all since the evening before (`daily`), or not at all. An account without a verified e-mail gets none.
 */
export type DeliveryEmails = typeof DeliveryEmails[keyof typeof DeliveryEmails];


export const DeliveryEmails = {
  each: 'each',
  daily: 'daily',
  never: 'never',
} as const;
