/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Always `ok`.
 */
export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ok: 'ok',
} as const;
