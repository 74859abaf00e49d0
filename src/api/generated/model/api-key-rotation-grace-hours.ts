/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Hours for which the current secret stays valid: `0`, `1`, `24` or `72`.
 * @minimum 0
 * @maximum 72
 */
export type ApiKeyRotationGraceHours = typeof ApiKeyRotationGraceHours[keyof typeof ApiKeyRotationGraceHours];


export const ApiKeyRotationGraceHours = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_24: 24,
  NUMBER_72: 72,
} as const;
