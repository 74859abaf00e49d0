/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Always `ready`.
 */
export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
} as const;
