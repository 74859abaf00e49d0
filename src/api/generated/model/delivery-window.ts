/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Part of the day, in Riyadh time; three hours long.
 */
export type DeliveryWindow = typeof DeliveryWindow[keyof typeof DeliveryWindow];


export const DeliveryWindow = {
  '09-12': '09-12',
  '12-15': '12-15',
  '15-18': '15-18',
  '18-21': '18-21',
} as const;
