/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
} as const;
