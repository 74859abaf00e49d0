/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The three hours of the day in which the receiver prefers delivery, in Riyadh time.
 */
export type DeliveryWindow = typeof DeliveryWindow[keyof typeof DeliveryWindow];


export const DeliveryWindow = {
  /** From 9:00 to 12:00. */
  '09-12': '09-12',
  /** From 12:00 to 15:00. */
  '12-15': '12-15',
  /** From 15:00 to 18:00. */
  '15-18': '15-18',
  /** From 18:00 to 21:00. */
  '18-21': '18-21',
} as const;
