/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * With `field`, `changed`. Without it, `added` or `removed`: a lane, or without `lane` the whole service.
 */
export type PriceChangeKind = typeof PriceChangeKind[keyof typeof PriceChangeKind];


export const PriceChangeKind = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
} as const;
