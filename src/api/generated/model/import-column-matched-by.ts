/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the field is a `guess` from the heading, or what the account chose for a file with the same headings (`memory`), or what the person has confirmed for this batch (`person`).
 */
export type ImportColumnMatchedBy = typeof ImportColumnMatchedBy[keyof typeof ImportColumnMatchedBy];


export const ImportColumnMatchedBy = {
  guess: 'guess',
  memory: 'memory',
  person: 'person',
} as const;
