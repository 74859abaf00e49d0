/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The day of the week on which the receiver prefers delivery. The courier must work on that day.
 */
export type DeliveryDay = typeof DeliveryDay[keyof typeof DeliveryDay];


export const DeliveryDay = {
  /** No preference. */
  any: 'any',
  /** Sunday. */
  sunday: 'sunday',
  /** Monday. */
  monday: 'monday',
  /** Tuesday. */
  tuesday: 'tuesday',
  /** Wednesday. */
  wednesday: 'wednesday',
  /** Thursday. */
  thursday: 'thursday',
  /** Friday. */
  friday: 'friday',
  /** Saturday. */
  saturday: 'saturday',
} as const;
