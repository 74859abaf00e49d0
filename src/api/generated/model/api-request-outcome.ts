/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the request ended.
 */
export type ApiRequestOutcome = typeof ApiRequestOutcome[keyof typeof ApiRequestOutcome];


export const ApiRequestOutcome = {
  /** Answered with a status below 400. */
  succeeded: 'succeeded',
  /** Answered with a status from 400 to 499, which the caller can correct. */
  refused: 'refused',
  /** Answered with a status of 500 or above; the caller may send the request again. */
  failed: 'failed',
} as const;
