/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Part of the day, in Riyadh time.
 */
export type DeliveryWindow = typeof DeliveryWindow[keyof typeof DeliveryWindow];


export const DeliveryWindow = {
  '09-12': '09-12',
  '12-16': '12-16',
  '16-21': '16-21',
} as const;
