/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
  sunday: 'sunday',
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
} as const;
