/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Days of 24 hours, from now: `1`, `3` or `7`.
 * @minimum 1
 * @maximum 7
 */
export type AttentionSnoozeDays = typeof AttentionSnoozeDays[keyof typeof AttentionSnoozeDays];


export const AttentionSnoozeDays = {
  NUMBER_1: 1,
  NUMBER_3: 3,
  NUMBER_7: 7,
} as const;
