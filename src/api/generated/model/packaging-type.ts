/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type PackagingType = typeof PackagingType[keyof typeof PackagingType];


export const PackagingType = {
  box: 'box',
  bag: 'bag',
  envelope: 'envelope',
  tube: 'tube',
  pallet: 'pallet',
} as const;
