/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A day of the week on which the courier works, or any of them.
 */
export type DeliveryDay = typeof DeliveryDay[keyof typeof DeliveryDay];


export const DeliveryDay = {
  any: 'any',
  sunday: 'sunday',
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
} as const;
