/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * When the account gets e-mails about its delivered shipments. An account without a verified e-mail gets none.
 */
export type DeliveryEmails = typeof DeliveryEmails[keyof typeof DeliveryEmails];


export const DeliveryEmails = {
  /** As soon as a shipment is delivered. */
  each: 'each',
  /** At 18:00 in Riyadh, with all shipments delivered since the evening before. */
  daily: 'daily',
  /** Never. */
  never: 'never',
} as const;
