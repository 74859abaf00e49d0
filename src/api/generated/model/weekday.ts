/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A day of the week. The Saudi week starts on Sunday.
 */
export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
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
