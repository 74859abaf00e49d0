/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `refused` are answers with a status from 400 to 499, which the caller can mend; `failed` those from 500, which the caller may repeat.
 */
export type ApiRequestOutcome = typeof ApiRequestOutcome[keyof typeof ApiRequestOutcome];


export const ApiRequestOutcome = {
  succeeded: 'succeeded',
  refused: 'refused',
  failed: 'failed',
} as const;
