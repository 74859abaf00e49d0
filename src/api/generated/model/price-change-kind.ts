/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What kind of change it is.
 */
export type PriceChangeKind = typeof PriceChangeKind[keyof typeof PriceChangeKind];


export const PriceChangeKind = {
  /** A lane was added, or without `lane` the whole service. */
  added: 'added',
  /** A field of the rate card changed; `field` names it. */
  changed: 'changed',
  /** A lane was removed, or without `lane` the whole service. */
  removed: 'removed',
} as const;
