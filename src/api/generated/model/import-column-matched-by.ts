/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How the field was found; absent if the column is not used.
 */
export type ImportColumnMatchedBy = typeof ImportColumnMatchedBy[keyof typeof ImportColumnMatchedBy];


export const ImportColumnMatchedBy = {
  /** Guessed from the heading. */
  guess: 'guess',
  /** Chosen by the account for an earlier file with the same headings. */
  memory: 'memory',
  /** Confirmed by the person for this batch. */
  person: 'person',
} as const;
