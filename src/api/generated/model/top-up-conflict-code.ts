/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Always `credit_changed`.
 */
export type TopUpConflictCode = typeof TopUpConflictCode[keyof typeof TopUpConflictCode];


export const TopUpConflictCode = {
  credit_changed: 'credit_changed',
} as const;
