/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What the goods are packed in.
 */
export type PackagingType = typeof PackagingType[keyof typeof PackagingType];


export const PackagingType = {
  /** A cardboard or wooden box. */
  box: 'box',
  /** A plastic or cloth bag. */
  bag: 'bag',
  /** An envelope, padded or not. */
  envelope: 'envelope',
  /** A tube for rolled goods, such as posters. */
  tube: 'tube',
  /** Goods strapped to a pallet. */
  pallet: 'pallet',
} as const;
